/**
 * Lessons: scenes in an order, with a text beside each, written in Markdown. The first heading is the lesson's name; every heading of the second
 * level begins a page. A line `scene: file.json` says which scene of the gallery belongs to a page, `plane: gears` which demo of the plane.
 */
export interface LessonPage {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly scene?: string;
  readonly plane?: string;
}

export interface Lesson {
  /** Of a lesson of the page: the name of its file, the same in every language. */
  readonly key?: string;
  readonly name: string;
  /** Markdown before the first page. */
  readonly about: string;
  readonly pages: readonly LessonPage[];
}

/** By `../../lessons/<language>/<key>.md`. */
const files = import.meta.glob<string>('../../lessons/*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The lessons that stand in the folder of a language, in their order. */
export function lessonsIn(language: string): readonly Lesson[] {
  const known = LESSONS.get(language);
  if (known !== undefined) return known;
  const folder = `/lessons/${language}/`;
  const found = Object.keys(files)
    .filter((path) => path.includes(folder))
    .sort()
    .map((path) => ({ ...readLesson(files[path], path), key: path.replace(/^.*\/|\.md$/g, '') }));
  LESSONS.set(language, found);
  return found;
}

const LESSONS = new Map<string, readonly Lesson[]>();

/** A lesson of the page in another language; people's own are in the language they were written in. */
export function translated(lesson: Lesson, language: string): Lesson {
  return lessonsIn(language).find(({ key }) => key !== undefined && key === lesson.key) ?? lesson;
}

const LONGEST = 1_000_000;

/** Throws a sentence when it is no lesson. */
export function readLesson(text: string, file: string): Lesson {
  if (text.length > LONGEST) throw new Error(`A lesson has at most ${LONGEST} characters.`);
  const [head, ...parts] = text.replaceAll('\r', '').split(/^## /m);
  const name = /^# (.*)$/m.exec(head)?.[1] ?? file.replace(/^.*\/|\.md$/g, '');
  if (parts.every((part) => part.trim() === ''))
    throw new Error(
      'A lesson has pages, each with a heading: “## Title”, then “scene: file.json”, then text.',
    );
  return { name, about: head.replace(/^# .*$/m, '').trim(), pages: parts.map(pageOf) };
}

function pageOf(part: string): LessonPage {
  const [title, ...lines] = part.split('\n');
  const word = (key: string) =>
    lines
      .map((line) => new RegExp(`^${key}:\\s*(\\S+)\\s*$`).exec(line)?.[1])
      .find((one) => one !== undefined);
  const [scene, plane] = [word('scene'), word('plane')];
  const text = lines.filter((line) => !/^(scene|plane):\s*\S+\s*$/.test(line)).join('\n');
  return {
    title: title.trim(),
    text: text.trim(),
    ...(scene !== undefined && { scene }),
    ...(plane !== undefined && { plane }),
  };
}

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
  readonly name: string;
  /** Markdown before the first page. */
  readonly about: string;
  readonly pages: readonly LessonPage[];
}

const files = import.meta.glob<string>('../../lessons/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const LESSONS: readonly Lesson[] = Object.keys(files)
  .sort()
  .map((name) => readLesson(files[name], name));

const LONGEST = 1_000_000;

/** Throws a sentence when it is no lesson. */
export function readLesson(text: string, file: string): Lesson {
  if (text.length > LONGEST) throw new Error(`A lesson has at most ${LONGEST} characters.`);
  const [head, ...parts] = text.replaceAll('\r', '').split(/^## /m);
  const name = /^# (.*)$/m.exec(head)?.[1] ?? file.replace(/^.*\/|\.md$/g, '');
  if (parts.length === 0)
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

import { useEffect, useRef } from 'react';
import type { StudioState } from '../state/desk.js';
import { lessonsIn, translated } from '../state/lessons.js';
import { languageCode } from '../state/page-options.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { MarkdownText } from './markdown-text.js';

interface LessonsTabProps {
  readonly studio: Studio;
  readonly state: StudioState;
}

/** The lessons, or the one that is read, page by page, each beside its scene. */
export function LessonsTab({ studio, state }: LessonsTabProps) {
  const { lesson, gallery } = state;
  const head = useRef<HTMLHeadingElement>(null);
  const place = lesson === undefined ? '' : `${lesson.lesson.name} ${lesson.page}`;
  useEffect(() => {
    if (place !== '') head.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  if (lesson === undefined)
    return (
      <section aria-label={say('Lessons')} className="lessons">
        <p className="sentence">
          {say(
            'Scenes in an order, with a text beside each. A lesson of your own is a Markdown file: drop it here.',
          )}
        </p>
        <ul>
          {lessonsIn(languageCode()).map((one) => (
            <li key={one.key}>
              <button type="button" className="scene lesson" onClick={() => void studio.lessons.open(one)}>
                <span>
                  <span className="name">{one.name}</span>
                  <span className="sentence">{one.about}</span>
                  <span className="source">{say('{} pages', one.pages.length)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  const { pages, name } = translated(lesson.lesson, languageCode());
  const page = pages[lesson.page];
  const isMissing = page.scene !== undefined && !gallery.some(({ file }) => file === page.scene);
  return (
    <section aria-label={say('Lesson')} className="lessons">
      <p className="lesson-head">
        <button type="button" className="link" onClick={() => studio.lessons.close()}>
          {say('All lessons')}
        </button>
        <span className="note">{say('{}, page {} of {}', name, lesson.page + 1, pages.length)}</span>
      </p>
      <h2 ref={head}>{page.title}</h2>
      {isMissing && (
        <p className="missing" role="alert">
          {say(
            "This page belongs to the scene {}, which the gallery doesn't have; the text can be read all the same.",
            page.scene ?? '',
          )}
        </p>
      )}
      <MarkdownText text={page.text} />
      {page.plane !== undefined && (
        <p>
          <a href={`./planar.html#demo=${encodeURIComponent(page.plane)}`}>
            {say('Open it on the page of the plane')}
          </a>
        </p>
      )}
      <p className="lesson-foot">
        <button
          type="button"
          className="tool labelled"
          disabled={lesson.page === 0}
          onClick={() => void studio.lessons.turn(-1)}
        >
          {say('← Back')}
        </button>
        <button
          type="button"
          className="tool labelled"
          disabled={lesson.page === pages.length - 1}
          onClick={() => void studio.lessons.turn(1)}
        >
          {say('Next →')}
        </button>
      </p>
    </section>
  );
}

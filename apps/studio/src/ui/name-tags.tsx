import type { BodyLook } from '@pliant/three';
import { type RefObject, useEffect, useRef } from 'react';
import { say } from '../state/words.js';
import type { Viewport } from '../view/viewport.js';
import { nameOf } from './body-name.js';

/** More would hide what they name. */
const MOST = 60;

interface NameTagsProps {
  readonly looks: readonly BodyLook[];
  readonly viewport: RefObject<Viewport | undefined>;
}

/** Names beside the bodies, which go along with them. */
export function NameTags({ looks, viewport }: NameTagsProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = looks.slice(0, MOST);
  const key = shown.map(({ row }) => row).join(' ');
  useEffect(() => {
    if (key === '') return;
    const rows = key.split(' ').map(Number);
    let request = requestAnimationFrame(function move() {
      request = requestAnimationFrame(move);
      rows.forEach((row, k) => {
        const tag = list.current?.children[k];
        if (!(tag instanceof HTMLElement)) return;
        const at = viewport.current?.screenOf(row);
        tag.hidden = at === undefined;
        if (at !== undefined) tag.style.transform = `translate(${at[0].toFixed(1)}px, ${at[1].toFixed(1)}px)`;
      });
    });
    return () => cancelAnimationFrame(request);
  }, [key, viewport]);
  if (shown.length === 0) return null;
  return (
    <ul ref={list} className="name-tags" aria-label={say('Names in the picture')}>
      {shown.map((look) => (
        <li key={look.row} hidden>
          <span>{nameOf(look)}</span>
        </li>
      ))}
    </ul>
  );
}

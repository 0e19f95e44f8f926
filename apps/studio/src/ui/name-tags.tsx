import type { BodyLook } from '@pliant/three';
import { type RefObject, useEffect, useRef } from 'react';
import { say } from '../state/words.js';
import { Covered } from '../view/covered.js';
import type { Viewport } from '../view/viewport.js';
import { nameOf } from './body-name.js';

/** More would hide what they name. */
const MOST = 60;

/** A tag is so high, and so wide per letter and beside them [px]; to measure every one would cost a layout per picture. */
const HEIGHT = 20;
const LETTER = 6.6;
const BESIDE = 24;
/** Longer names end in dots. */
const WIDEST = 190;

/** Where a tag begins, and how wide it is [px]. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Beside its body, and between the panels; a body behind a panel has none. */
function placeOf(
  [x, y]: readonly [number, number],
  letters: number,
  [left, right]: readonly [number, number],
): Place | undefined {
  const width = Math.min(BESIDE + LETTER * letters, WIDEST);
  return x < left || x > right ? undefined : { x: Math.max(left, Math.min(x, right - width)), y, width };
}

/** Two names over each other are none; the first is read. */
function meet(a: Place, b: Place): boolean {
  return Math.abs(a.y - b.y) < HEIGHT && a.x < b.x + b.width && b.x < a.x + a.width;
}

interface NameTagsProps {
  readonly looks: readonly BodyLook[];
  /** Their names show through other bodies. */
  readonly selected: readonly number[];
  /** Handles stand where the names would be. */
  readonly aside: boolean;
  readonly viewport: RefObject<Viewport | undefined>;
}

/** Names beside the bodies, which go along with them. */
export function NameTags({ looks, selected, aside, viewport }: NameTagsProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = looks.slice(0, MOST);
  const key = shown.map(({ row }) => row).join(' ');
  const through = useRef(selected);
  through.current = selected;
  // What stands on a floor is read before the floor.
  const order = useRef<readonly number[]>([]);
  const isFixed = (k: number) => Number(shown[k].kind === 'static');
  order.current = shown.map((_, k) => k).sort((a, b) => isFixed(a) - isFixed(b));
  useEffect(() => {
    if (key === '') return;
    const rows = key.split(' ').map(Number);
    const covered = new Covered();
    let request = requestAnimationFrame(function move() {
      request = requestAnimationFrame(move);
      const taken: Place[] = [];
      if (viewport.current) covered.update(viewport.current, rows);
      const free = viewport.current?.free ?? [0, innerWidth];
      for (const k of order.current) {
        const row = rows[k];
        const tag = list.current?.children[k];
        if (!(tag instanceof HTMLElement)) continue;
        const isBehind = covered.has(row) && !through.current.includes(row);
        const at = isBehind ? undefined : viewport.current?.screenOf(row);
        const place = at && placeOf(at, tag.textContent?.length ?? 0, free);
        tag.hidden = place === undefined || taken.some((other) => meet(place, other));
        if (place === undefined || tag.hidden) continue;
        taken.push(place);
        tag.style.transform = `translate(${place.x.toFixed(1)}px, ${place.y.toFixed(1)}px)`;
      }
    });
    return () => cancelAnimationFrame(request);
  }, [key, viewport]);
  if (shown.length === 0) return null;
  return (
    <ul
      ref={list}
      className={aside ? 'name-tags aside' : 'name-tags'}
      aria-label={say('Names in the picture')}
    >
      {shown.map((look) => (
        <li key={look.row} hidden>
          <span>{nameOf(look)}</span>
        </li>
      ))}
    </ul>
  );
}

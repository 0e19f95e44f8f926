import type { BodyLook } from '@pliant/three';

export function nameOf(look: BodyLook): string {
  return look.name ?? `${partOf(look)} ${look.row}`;
}

/** What a body is, in a word. */
export function partOf({ shape, kind }: BodyLook): string {
  if (shape.kind !== 'surface') return shape.kind;
  return kind === 'mass-spring' ? 'molecules' : 'soft';
}

/**
 * A picture of proximity, as in figure 1 and the plates of Hoff et al. 2001: the distance field of `b` in bands of
 * colour, both outlines, the gradient at penetrating points with the length of their depth, localisation boxes, and
 * contacts with their normals; below it a colour bar, a scale and a legend. y of the plane points up.
 */
import { CpuBackend } from '../field/cpu.js';
import type { Field } from '../field/field.js';
import { FieldQueries } from '../image/field-queries.js';
import type { Polygon } from '../polygon.js';
import { type Bands, bandsOf, colourOf } from './field-colours.js';
import { type LegendEntry, legend } from './legend.js';
import { contactMarks, localisationMarks, outlineMarks, penetrationMarks } from './marks.js';
import type { Group, Picture } from './picture.js';
import { Plane } from './plane.js';

/** How a field is drawn. */
export interface DrawFieldOptions {
  /** Error bound d of the field [m]. */
  readonly error: number;
  /** Width of the picture [px]; the height follows. */
  readonly width?: number;
  /** Contacts within this distance are drawn [m]; 2d when left out. */
  readonly threshold?: number;
  /** What stands above it. */
  readonly title?: string;
}

/** The field of `b`, or of `a` alone when there is no `b`. */
export function fieldPicture(a: Polygon, b: Polygon | undefined, options: DrawFieldOptions): Picture {
  const { error, width = 800, threshold = 2 * error, title = 'Signed distance' } = options;
  const plane = Plane.around(b ? [a, b] : [a], width);
  const field = new CpuBackend().field(b ?? a, { error, region: plane.region });
  const bands = bandsIn(field);
  const [groups, entries, facts] = b
    ? pairGroups(a, b, error, threshold, plane)
    : [[{ name: 'outline', marks: outlineMarks(a, plane, 'b') }], [], []];
  const { group, height } = legend(plane, bands, entries, [
    title,
    `error bound d = ${shortNumber(error)} m`,
    ...facts,
  ]);
  return {
    title,
    width,
    height: plane.height + height,
    plotHeight: plane.height,
    shade: (x, y) => colourOf(field.valueAt(plane.toX(x), plane.toY(y)), bands),
    groups: [...groups, group],
  };
}

function pairGroups(
  a: Polygon,
  b: Polygon,
  error: number,
  threshold: number,
  plane: Plane,
): [Group[], LegendEntry[], string[]] {
  const queries = new FieldQueries(error).bind(a, b);
  const boxes = localisationMarks(queries, plane, threshold);
  const contacts = contactMarks(queries, plane, threshold);
  const [inside, deepest] = penetrationMarks(queries, plane);
  const groups: Group[] = [
    { name: 'outline', marks: [...outlineMarks(b, plane, 'b'), ...outlineMarks(a, plane, 'a')] },
    { name: 'localisation', marks: boxes },
    { name: 'contacts', marks: contacts },
    { name: 'penetrations', marks: inside },
  ];
  const points = inside.filter(({ kind }) => kind === 'dot').length;
  const facts = [
    points === 0
      ? 'no vertex penetrates'
      : `${points} penetrating vertices, deepest ${shortNumber(deepest)} m`,
    `${contacts.length} contact samples within ${shortNumber(threshold)} m`,
  ];
  return [groups, ['a', 'b', 'penetration', 'contact', 'region', 'leaf', 'overlap'], facts];
}

function bandsIn(field: Field): Bands {
  let [lowest, highest] = [0, 0];
  for (let k = 0; k < field.grid.count; k++) {
    lowest = Math.min(lowest, field.value(k));
    highest = Math.max(highest, field.value(k));
  }
  return bandsOf(lowest, highest);
}

function shortNumber(value: number): string {
  return String(Number(value.toPrecision(3)));
}

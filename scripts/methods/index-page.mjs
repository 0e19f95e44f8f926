// docs/methods/README.md: every method by its stage, and the pages beside them.

import { OTHER_PAGES } from './other-pages.mjs';
import { stages } from './registered.mjs';
import { responseLimits, servesTable } from './serves-table.mjs';
import { table } from './table.mjs';

export function indexPage() {
  return `${[
    '# Methods',
    [
      'Every method of every stage, in the order of registration, and the models of deformable bodies. Each method has a page',
      'of its own: idea, equations, parameters, when to use it, limits, cost, and a picture of a real run. `npm run docs`',
      'writes this page and the first part of the others from the registrations. `npm run pliant -- methods` prints the same.',
    ].join('\n'),
    ...stages.flatMap(({ title, sentence, methods }) => [
      `## ${title}`,
      sentence,
      table(
        ['method', 'what it does', 'source'],
        methods.map((method) => [`[${method.name}](${method.name}.md)`, method.sentence, method.source]),
      ),
    ]),
    '## Which response serves which pair',
    [
      'Every response answers for rows of contact between two anchors, so most serve most pairs. Bodies of a kind share a',
      'row, whatever their shape. Soft bodies have two rows, because their model decides whether contact can be solved',
      'together with their elasticity. _auto_ marks the method that is taken unless another is chosen. A test runs one',
      'contract on every cell that serves.',
    ].join('\n'),
    servesTable(),
    responseLimits(),
    '## Beside them',
    table(
      ['page', 'what it tells of'],
      Object.entries(OTHER_PAGES).map(([name, words]) => [`[${name}](${name}.md)`, words]),
    ),
  ].join('\n\n')}\n`;
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PliantError } from '../../core/errors.js';
import { formatSceneXml, type MoleculeScene, parseSceneXml, sceneXmlDtd } from './index.js';

const file = (name: string) => new URL(`../../../../../scenes/thesis/${name}`, import.meta.url);
const bytes = new Uint8Array(readFileSync(file('floor-and-cube.xml')));
const text = new TextDecoder('latin1').decode(bytes);

const MATERIAL =
  '<material description="m" R="1" G="0" B="0" damping_const="0" density="1" youngs_modulus="1" medium_density="0"/>';
const MOLECULE = '<molecule x="0" y="0" z="0" material="m" friction_const="0" radius="1"/>';

/** A small scene; the first lines take four, the organs start on line 5. */
function small(organs: string, head = ''): string {
  return `${head}<come><scene gX="0" gY="-9.81" gZ="0">
<simulation fps="1000" duration="5"/>
<patient>
<materials>${MATERIAL}</materials>
${organs}
</patient></scene></come>`;
}

const organ = (inside: string) => `<molecule_organ type="t" description="o">${inside}</molecule_organ>`;

function failure(input: string | Uint8Array): PliantError {
  try {
    parseSceneXml(input);
  } catch (error) {
    if (error instanceof PliantError) return error;
    throw error;
  }
  throw new Error('the scene was accepted');
}

describe('the printed scene', () => {
  const { scene, warnings } = parseSceneXml(bytes);

  it('is read whole', () => {
    expect(warnings).toEqual([]);
    expect(scene.gravity).toEqual([0, -1.4, 0]);
    expect(scene.simulation).toEqual({ fps: 600, duration: 30 });
    expect(scene.patient).toEqual({ name: 'John', gender: 'M', weight: 70, height: 1.8, age: 25 });
    expect(scene.materials.map(({ description }) => description)).toEqual(['bord', 'center', 'object']);
    expect(scene.materials[2]).toEqual({
      description: 'object',
      colour: [0.1, 0.1, 0.8],
      damping: 0.2,
      density: 833,
      youngsModulus: 15000,
      mediumDensity: 1,
    });
    const [floor, cube] = scene.organs;
    expect([floor!.description, floor!.radii.length, floor!.fixed.reduce((a, b) => a + b)]).toEqual([
      'floor',
      64,
      28,
    ]);
    expect([cube!.type, cube!.description, cube!.radii.length]).toEqual(['cartilage', 'cube', 8]);
    expect([...cube!.positions.subarray(21)]).toEqual([0.0075, 0.045, 0.0075]);
    expect(cube!.forces).toHaveLength(1);
    expect(cube!.forces[0].molecule).toBe(7);
    expect([...cube!.forces[0].times]).toEqual([0, 6, 6.5, 7, 7.2, 10]);
    expect(cube!.forces[0].forces[7]).toBe(0.07);
  });

  it('is written so that it reads back the same', () => {
    expect(parseSceneXml(formatSceneXml(scene)).scene).toEqual(scene);
  });

  it('lies beside the DTD that the grammar states', () => {
    expect(readFileSync(file('comescene.dtd'), 'utf8')).toBe(sceneXmlDtd());
  });
});

describe('writing', () => {
  it('keeps every number and character', () => {
    const odd: MoleculeScene = {
      gravity: [-0, 1 / 3, 5e-324],
      simulation: { fps: 1e6, duration: 1e-7 },
      patient: { name: 'Zoë "<&>\n\t\u0085😀', age: 0 },
      materials: [
        {
          description: "l'os & <peau>",
          colour: [0, 0.1 + 0.2, 1],
          damping: 0,
          density: 1e-30,
          youngsModulus: 123456789.12345679,
          mediumDensity: 1e21,
        },
      ],
      organs: [
        {
          type: '',
          description: ' ',
          positions: Float64Array.of(1e9, -1e-300, 0, 1, 2, 3),
          radii: Float64Array.of(1e-9, 2),
          materialOf: Uint32Array.of(0, 0),
          frictions: Float64Array.of(0.3, 0),
          fixed: Uint8Array.of(0, 1),
          forces: [
            {
              molecule: 0,
              times: Float64Array.of(-1, 0, 0),
              forces: Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9),
            },
          ],
        },
      ],
    };
    const written = formatSceneXml(odd);
    expect(written).toMatch(/^[\n -~]*$/);
    expect(parseSceneXml(written).scene).toEqual(odd);
    expect(parseSceneXml(new TextEncoder().encode(written)).scene).toEqual(odd);
  });
});

describe('encodings', () => {
  const named = (encoding: string) =>
    small('', `<?xml version="1.0" encoding="${encoding}"?>\n`).replace(
      '<patient>',
      '<patient name="Zoë €">',
    );
  const latin = (source: string, euro: number) =>
    Uint8Array.from([...source], (c) => (c === '€' ? euro : c.charCodeAt(0)));
  const wide = (source: string, swap: boolean, mark: boolean) => {
    const units = Uint16Array.from([...(mark ? `\ufeff${source}` : source)], (c) => c.charCodeAt(0));
    const raw = new Uint8Array(units.buffer);
    return swap ? raw.map((_, k) => raw[k ^ 1]) : raw;
  };
  const nameOf = (input: string | Uint8Array) => parseSceneXml(input).scene.patient.name;

  it('are taken from the byte-order mark or the declaration', () => {
    expect(nameOf(latin(named('iso-8859-15'), 0xa4))).toBe('Zoë €');
    expect(nameOf(latin(named('windows-1252'), 0x80))).toBe('Zoë €');
    expect(nameOf(latin(named('ISO-8859-1'), 0xa4))).toBe('Zoë ¤');
    expect(nameOf(new TextEncoder().encode(named('UTF-8')))).toBe('Zoë €');
    expect(nameOf(new TextEncoder().encode(`\ufeff${named('utf-8')}`))).toBe('Zoë €');
    expect(nameOf(named('iso-8859-1'))).toBe('Zoë €');
    for (const swap of [false, true]) {
      for (const mark of [false, true]) expect(nameOf(wide(named('utf-16'), swap, mark))).toBe('Zoë €');
    }
  });

  it('refuse bytes that they do not have, and names that nobody knows', () => {
    expect(failure(latin(named('utf-8'), 0x80)).place).toEqual({
      line: 4,
      column: 18,
      offset: named('utf-8').indexOf('ë'),
    });
    expect(failure(latin(named('us-ascii'), 0x80)).message).toMatch(/0xeb isn't us-ascii/);
    expect(failure(latin(named('ebcdic'), 0x80)).message).toMatch(/line 1:1: The encoding 'ebcdic'/);
    expect(failure(latin(named('constructor'), 0x80)).message).toMatch(/encoding 'constructor'/);
    // The mark and 149 characters, then half of one on line 5.
    expect(failure(wide(named('utf-16'), false, true).subarray(0, 301)).message).toMatch(
      /line 5:\d+, byte 300/,
    );
  });
});

describe('faults', () => {
  it.each([
    ['', 'line 1:1', 'document must contain a root element'],
    ['hello', 'line 1:6', 'The XML is broken'],
    ['<scene/>', 'line 1:1', "outermost element is 'scene'; expected 'come'"],
    ['<come/>', 'line 1:1', "'come' needs an element 'scene' here"],
    [small(organ('').replace('</m', '<m')), 'line 5:', "can't stand in 'molecule_organ'"],
    [small('<organ/>'), 'line 5:1', "'organ' can't stand in 'patient'"],
    [small('<molecule_organs/>'), 'line 5:1', "did you mean 'molecule_organ'?"],
    [small('<materials/>'), 'line 5:1', "'materials' is there already in 'patient'"],
    [
      small(organ(MOLECULE.replace('radius="1"', 'radius="-1"'))),
      'line 5:',
      "'radius' of 'molecule' is '-1'",
    ],
    [small(organ(MOLECULE.replace('radius="1"', '\nradius="x"'))), 'line 6:1', 'expected a number of metres'],
    [small(organ(MOLECULE.replace('radius="1"', ''))), 'line 5:42', "needs the attribute 'radius'"],
    [small(organ(MOLECULE.replace('radius', 'raduis'))), 'line 5:', "did you mean 'radius'?"],
    [small(organ(MOLECULE.replace('material="m"', 'material="n"'))), 'line 5:', "no material 'n'"],
    [small(organ(MOLECULE.replace('x="0"', 'x="NaN"'))), 'line 5:', "'x' of 'molecule' is 'NaN'"],
    [small(organ(MOLECULE.replace('x="0"', 'x="1e999"'))), 'line 5:', "'x' of 'molecule' is '1e999'"],
    [small(organ(MOLECULE.replace('x="0"', 'x=""'))), 'line 5:', 'expected a number of metres'],
    [small(organ(MOLECULE.replace('x="0"', 'x="0" x="1"'))), 'line 5:', 'duplicate attribute'],
    [small(organ(MOLECULE.replace('/>', ' fixed="yes"/>'))), 'line 5:', "expected 'true' or 'false'"],
    [small(organ(MOLECULE.replace('/>', ' constructor="1"/>'))), 'line 5:', "no attribute 'constructor'"],
    [small(organ('wood')), 'line 5:42', "text in 'molecule_organ': 'wood'"],
    [small(organ('<![CDATA[wood]]>')), 'line 5:', "text in 'molecule_organ': 'wood'"],
    [small(organ('&constructor;')), 'line 5:', "entity isn't defined"],
    [small(organ('&nbsp;')), 'line 5:', "entity isn't defined"],
    [small('').replace('fps="1000"', 'fps="0"'), 'line 2:13', "'fps' of 'simulation' is '0'"],
    [small('').replace(MATERIAL, MATERIAL + MATERIAL), 'line 4:', "is a material 'm' already"],
    [small('').replace('</patient>', ''), 'line 6:', 'unexpected close tag'],
    [small('').replace('R="1"', 'R="1.5"'), 'line 4:', 'a number from 0 to 1'],
    [small('', '<!DOCTYPE html>'), 'line 1:1', "document type is 'html'; expected 'come'"],
    [small('', '<!DOCTYPE come [<!ENTITY a "b">]>'), 'line 1:17', 'Entity declarations are refused'],
    [small('', '<!DOCTYPE come [<!ENTITY % p SYSTEM "file:///etc/passwd">%p;]>'), 'line 1:17', 'Entity decl'],
  ])('%# of %j are told with place and what was expected', (input, place, sentence) => {
    const { message } = failure(input);
    expect(message).toContain(place);
    expect(message).toContain(sentence);
  });

  it('of forces out of order', () => {
    const force = (time: number) => `<force x="0" y="1" z="0" time="${time}"/>`;
    const input = small(organ(MOLECULE.replace('/>', `>\n${force(1)}\n${force(0.5)}</molecule>`)));
    expect(failure(input).message).toMatch(/line 7:26: The force at 0\.5 s comes before/);
  });

  it('never read what a DOCTYPE points at, and accept its other declarations', () => {
    for (const head of [
      '<!DOCTYPE come SYSTEM "http://127.0.0.1:9/never.dtd">',
      '<!DOCTYPE come PUBLIC "-//x//y" "file:///etc/passwd">',
      '<!DOCTYPE come [<!-- <!ENTITY --><!ELEMENT come (scene)>]>',
    ]) {
      expect(parseSceneXml(small('', head)).scene.organs).toEqual([]);
    }
  });

  it('of entity bombs come at once', () => {
    let bomb = '<!DOCTYPE come [<!ENTITY a0 "ha">';
    for (let k = 1; k < 30; k++) bomb += `<!ENTITY a${k} "&a${k - 1};&a${k - 1};&a${k - 1};">`;
    expect(failure(small(organ('&a29;'), `${bomb}]>`)).code).toBe('syntax');
    expect(failure(small('', `<!DOCTYPE come [${'<!---->'.repeat(5000)}]>`)).code).toBe('too-large');
  });
});

describe('warnings', () => {
  it('name an isolated molecule and an empty organ, with their places', () => {
    const far = MOLECULE.replace('x="0"', 'x="9"');
    const pair = `${MOLECULE}${MOLECULE.replace('x="0"', 'x="1.5"')}`;
    const { warnings } = parseSceneXml(
      small(`${organ(`${pair}\n${far}`)}\n${organ('').replace('"o"', '"hole"')}`),
    );
    expect(warnings).toEqual([
      {
        code: 'isolated-molecule',
        sentence: "Molecule 3 of the organ 'o', at (9, 0, 0), overlaps with no other and stays unconnected.",
        line: 6,
        column: 1,
      },
      {
        code: 'empty-organ',
        sentence: "The organ 'hole' has no molecules; a world leaves it out.",
        line: 7,
        column: 1,
      },
    ]);
  });

  it('stop at a hundred', () => {
    const apart = Array.from({ length: 500 }, (_, k) => MOLECULE.replace('x="0"', `x="${9 * k}"`)).join('\n');
    expect(parseSceneXml(small(organ(apart))).warnings).toHaveLength(100);
  });
});

it('the text of the printed scene may have any line ends', () => {
  const expected = parseSceneXml(text).scene;
  expect(parseSceneXml(text.replaceAll('\n', '\r\n')).scene).toEqual(expected);
  expect(parseSceneXml(text.replaceAll('\n', '\r')).scene).toEqual(expected);
});

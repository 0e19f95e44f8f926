import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodeBase64 as encodeBytes } from '../binary/base64.js';
import { be, bytesOf, le, pack, refusesAt } from '../bytes.test-support.js';
import { meshData } from '../mesh-data.js';
import { latin1 } from '../text/ascii.js';
import { readVtu } from './read.js';
import { VtuSeries, writePvd } from './series.js';
import { writeVtu } from './write.js';

const encodeBase64 = (data: Uint8Array) => latin1(encodeBytes(data));
const TETRA = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];

interface Arrays {
  points: string;
  connectivity: string;
  offsets: string;
  types: string;
}
const ASCII: Arrays = {
  points: `type="Float64" NumberOfComponents="3" format="ascii">${TETRA.join(' ')}</DataArray>`,
  connectivity: 'type="Int64" Name="connectivity" format="ascii">0 1 2 3</DataArray>',
  offsets: 'type="Int64" Name="offsets" format="ascii">4</DataArray>',
  types: 'type="UInt8" Name="types" format="ascii">10</DataArray>',
};

function piece(arrays: Arrays, counts = 'NumberOfPoints="4" NumberOfCells="1"'): string {
  return `<Piece ${counts}>
<PointData><DataArray type="Float32" Name="v" format="ascii">1 2 3 4</DataArray></PointData>
<Points><DataArray ${arrays.points}</Points>
<Cells>
<DataArray ${arrays.connectivity}
<DataArray ${arrays.offsets}
<DataArray ${arrays.types}
</Cells>
</Piece>`;
}
const file = (body: string, attributes = 'byte_order="LittleEndian"', tail = '') =>
  `<?xml version="1.0"?>\n<VTKFile type="UnstructuredGrid" version="1.0" ${attributes}>\n<UnstructuredGrid>\n${body}\n</UnstructuredGrid>\n${tail}</VTKFile>\n`;
const read = (text: string) => readVtu(bytesOf(text));
const ascii = (change: Partial<Arrays> = {}, counts?: string) => file(piece({ ...ASCII, ...change }, counts));

/** An array's bytes with the header VTK puts before them. */
const plain = (order: typeof le | typeof be, data: Uint8Array) =>
  pack('i32' in order ? order.i32(data.length) : '', data);
const zipped = (data: Uint8Array, blockSize: number): [Uint8Array, Uint8Array] => {
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < data.length; at += blockSize)
    blocks.push(deflateSync(data.subarray(at, at + blockSize)));
  const header = le.u64(
    blocks.length,
    blockSize,
    data.length % blockSize,
    ...blocks.map((block) => block.length),
  );
  return [pack(header), pack(...blocks)];
};
const raw = {
  points: pack(le.f64(...TETRA)),
  connectivity: pack(le.i32(0, 1, 2, 3)),
  offsets: pack(le.i32(4)),
  types: Uint8Array.of(10),
};
const tags = (format: (key: keyof typeof raw) => string): Arrays => ({
  points: `type="Float64" NumberOfComponents="3" ${format('points')}`,
  connectivity: `type="Int32" Name="connectivity" ${format('connectivity')}`,
  offsets: `type="Int32" Name="offsets" ${format('offsets')}`,
  types: `type="UInt8" Name="types" ${format('types')}`,
});
const KEYS = ['points', 'connectivity', 'offsets', 'types'] as const;

function expectTetra(mesh: ReturnType<typeof readVtu>): void {
  expect([...mesh.positions]).toEqual(TETRA);
  expect([...mesh.tets]).toEqual([0, 1, 2, 3]);
}

describe('readVtu', () => {
  it('reads text', () => {
    expectTetra(read(ascii()));
  });

  it('reads inline base64 of both byte orders', () => {
    expectTetra(
      read(
        file(piece(tags((key) => `format="binary">\n  ${encodeBase64(plain(le, raw[key]))}\n</DataArray>`))),
      ),
    );
    const big = {
      points: pack(be.f64(...TETRA)),
      connectivity: pack(be.i32(0, 1, 2, 3)),
      offsets: pack(be.i32(4)),
      types: raw.types,
    };
    const body = piece(tags((key) => `format="binary">${encodeBase64(plain(be, big[key]))}</DataArray>`));
    expectTetra(read(file(body, 'byte_order="BigEndian"')));
  });

  it('reads zlib blocks, inline', () => {
    const body = piece(
      tags((key) => `format="binary">${zipped(raw[key], 40).map(encodeBase64).join('')}</DataArray>`),
    );
    expectTetra(
      read(file(body, 'byte_order="LittleEndian" header_type="UInt64" compressor="vtkZLibDataCompressor"')),
    );
  });

  it.each([false, true])('reads appended data, raw and base64, compressed: %s', (compressed) => {
    const attributes = compressed
      ? 'byte_order="LittleEndian" header_type="UInt64" compressor="vtkZLibDataCompressor"'
      : 'byte_order="LittleEndian"';
    for (const encoding of ['raw', 'base64']) {
      const chunks = KEYS.map((key) => {
        const parts = compressed ? zipped(raw[key], 1000) : [plain(le, raw[key])];
        return encoding === 'raw'
          ? pack(...parts)
          : bytesOf(parts.map((part) => encodeBase64(part)).join(''));
      });
      const offset = (key: string) =>
        chunks.slice(0, KEYS.indexOf(key as 'points')).reduce((sum, chunk) => sum + chunk.length, 0);
      const body = piece(tags((key) => `format="appended" offset="${offset(key)}"/>`));
      const [before, after] = file(body, attributes, '@').split('@') as [string, string];
      expectTetra(
        readVtu(
          pack(before, `<AppendedData encoding="${encoding}">\n _`, ...chunks, '\n</AppendedData>', after),
        ),
      );
    }
  });

  it('puts pieces one after the other', () => {
    const mesh = read(file(`${piece(ASCII)}\n${piece(ASCII)}`));
    expect([...mesh.tets]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(mesh.positions).toHaveLength(24);
  });

  it('refuses broken XML and other kinds of file', () => {
    refusesAt(
      () => read('<VTKFile type="UnstructuredGrid">\n<a></b></VTKFile>'),
      { line: 2 },
      /The XML is broken/,
    );
    refusesAt(() => read('<?xml version="1.0"?><svg/>'), { line: 1 }, /'VTKFile'/);
    refusesAt(
      () => read('<VTKFile type="PolyData"></VTKFile>'),
      { line: 1 },
      /'PolyData'; only UnstructuredGrid/,
    );
    refusesAt(() => read(file('')), { line: 1 }, /no 'Piece'/);
    refusesAt(() => read(ascii().slice(0, 300)), { line: 6 }, /The XML is broken/);
  });

  it('refuses broken arrays at their place', () => {
    refusesAt(
      () => read(ascii({ points: ASCII.points.replace('0 1 0', '0 x 0') })),
      { line: 6 },
      /found 'x'/,
    );
    refusesAt(
      () => read(ascii({}, 'NumberOfPoints="5" NumberOfCells="1"')),
      { line: 6 },
      /fewer than|ends where/,
    );
    refusesAt(
      () => read(ascii({}, 'NumberOfPoints="4000000000" NumberOfCells="1"')),
      { offset: expect.any(Number) as number },
      /4000000000 vertices/,
    );
    refusesAt(
      () => read(ascii({}, 'NumberOfPoints="x" NumberOfCells="1"')),
      { line: 4, column: 1 },
      /NumberOfPoints as a whole number/,
    );
    refusesAt(
      () => read(ascii({ connectivity: ASCII.connectivity.replace('2 3', '2 4') })),
      { line: 8, column: 1 },
      /Cell 0 uses point 4/,
    );
    refusesAt(
      () => read(ascii({ offsets: ASCII.offsets.replace('>4<', '>-4<') })),
      { line: 9, column: 1 },
      /offset -4/,
    );
    refusesAt(() => read(ascii({ types: ASCII.types.replace('>10<', '>12<') })), { line: 8 }, /hexahedra/);
    refusesAt(
      () => read(ascii({ types: ASCII.types.replace('UInt8', 'Quad') })),
      { line: 10 },
      /'Quad' is no number type/,
    );
    refusesAt(
      () => read(ascii({ types: ASCII.types.replace('types', 'kinds') })),
      { line: 4, column: 1 },
      /no data array 'types'/,
    );
    refusesAt(
      () => read(ascii({ types: ASCII.types.replace('ascii', 'appended') })),
      { line: 10 },
      /no appended data/,
    );
    const short = piece({
      ...ASCII,
      points: `type="Float64" format="binary">${encodeBase64(plain(le, raw.points.subarray(8)))}</DataArray>`,
    });
    refusesAt(() => read(file(short)), { line: 6 }, /'Points' has 88 bytes where it needs 96/);
    const lz4 = piece(tags(() => 'format="binary">AAAA</DataArray>'));
    refusesAt(
      () => read(file(lz4, 'compressor="vtkLZ4DataCompressor"')),
      { line: 6 },
      /vtkLZ4DataCompressor/,
    );
    const [header, data] = zipped(raw.points, 1000);
    data[10] ^= 255;
    const broken = piece(
      tags(() => `format="binary">${encodeBase64(header)}${encodeBase64(data)}</DataArray>`),
    );
    refusesAt(
      () => read(file(broken, 'header_type="UInt64" compressor="vtkZLibDataCompressor"')),
      { line: 6 },
      /compressed block, number 0, that is broken/,
    );
  });
});

describe('VtuSeries', () => {
  const mesh = meshData({ positions: Float64Array.from(TETRA), tets: Uint32Array.of(0, 1, 2, 3) });

  it('numbers its files and lists them with their times', () => {
    const series = new VtuSeries('run');
    const fields = { point: [{ name: 'speed & "way"', components: 1, values: [0.1, 0.2, 0.3, 0.4] }] };
    const frames = [
      series.add(0, mesh, { fields, encoding: 'ascii' }),
      series.add(0.1, mesh, { encoding: 'raw' }),
    ];
    expect(frames.map((frame) => frame.name)).toEqual(['run_000000.vtu', 'run_000001.vtu']);
    for (const frame of frames) expectTetra(readVtu(frame.bytes));
    expect(latin1(frames[0].bytes)).toContain(
      'Name="speed &#38; &#34;way&#34;" NumberOfComponents="1" format="ascii">\n0.1 0.2 0.3 0.4\n',
    );
    const { name, bytes } = series.pvd();
    expect(name).toBe('run.pvd');
    expect(latin1(bytes)).toContain('<DataSet timestep="0.1" group="" part="0" file="run_000001.vtu"/>');
    expect(() => series.add(0.1, mesh)).toThrow(/doesn't follow 0\.1/);
  });

  it('lists several parts at one time', () => {
    const text = latin1(
      writePvd([
        { time: 0, file: 'a.vtu' },
        { time: 0, file: 'b.vtu', part: 1 },
      ]),
    );
    expect(text).toContain('<DataSet timestep="0" group="" part="1" file="b.vtu"/>');
  });

  it('refuses fields of the wrong length', () => {
    expect(() =>
      writeVtu(mesh, { fields: { cell: [{ name: 'a', components: 1, values: [1, 2] }] } }),
    ).toThrow(/cell\.a/);
  });
});

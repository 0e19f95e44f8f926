/** Small valid files of every format and variant: the seeds that are mutated. */
import { deflateSync } from 'node:zlib';
import { type MeshFormat, writeMesh, writeVtu } from 'pliant/io';

export interface Sample {
  readonly format: MeshFormat;
  /** Tells variants of one format apart. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Files beside it. */
  readonly companions?: Readonly<Record<string, Uint8Array>>;
}

const text = (content: string) => new TextEncoder().encode(content);
const join = (...parts: readonly Uint8Array[]) => Uint8Array.from(Buffer.concat(parts));

const TETS = {
  positions: Float64Array.of(0, 0, 0, 1, 0, 0, 0.25, 1.5, -1e-3, 0.1, 0.2, 1e3, 1, 1, 1),
  triangles: Uint32Array.of(0, 2, 1),
  tets: Uint32Array.of(0, 1, 2, 3, 1, 4, 2, 3),
};
const SURFACE = {
  positions: TETS.positions.slice(0, 12),
  triangles: Uint32Array.of(0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3),
};

const OBJ = `# hand-made
mtllib a.mtl
o part
v 0 0 0
v 2 1 0 0.5 0.5 nan
v 0 2 0
v 1 1 0
vt 0 0
vn 0 0 1
g left
usemtl red
s off
f 1/1/1 2/1/1 3//1 4
f -4 -2 \\
  -1
l 1 2 3
p 1
`;

const OFF = `OFF # hand-made
5 3 0
0 0 0
1 0 0
1 1 0 255 0 0
0 1 0
0.5 0.5 -1.25e-2
4 0 1 2 3 0.5 0.5 0.5
3 0 1 4
3 1 2 4
`;

const GMSH_2 = `$MeshFormat
2.2 0 8
$EndMeshFormat
$PhysicalNames
1
3 1 "body"
$EndPhysicalNames
$Nodes
4
7 0 0 0
3 1 0 0
1000 0 1 0
4 0 0 1
$EndNodes
$Elements
4
1 15 2 0 1 7
2 1 2 0 1 7 3
3 2 2 0 1 7 4 3
4 4 3 0 1 9 7 3 1000 4
$EndElements
`;

const GMSH_1 = `$NOD
4
1 0 0 0
2 1 0 0
3 0 1 0
4 0 0 1
$ENDNOD
$ELM
2
1 2 1 1 3 1 3 2
2 4 1 1 4 1 2 3 4
$ENDELM
`;

const GMSH_41 = `$MeshFormat
4.1 0 8
$EndMeshFormat
$Nodes
2 4 1 4
2 1 1 1
9
0 0 0 0.5 0.5
3 1 0 3
2
3
4
1 0 0
0 1 0
0 0 1
$EndNodes
$Elements
2 2 1 2
2 1 3 1
1 9 2 3 4
3 1 4 1
2 9 2 3 4
$EndElements
`;

const MEDIT = `MeshVersionFormatted 2
Dimension
3
Vertices
4
0 0 0 1
1 0 0 1
0 1 0 1
0 0 1 1
Triangles
1
1 3 2 5
Quadrilaterals
1
1 2 3 4 0
Tetrahedra
1
1 2 3 4 0
Edges
1
1 2 0
End
`;

const VTK_OFFSETS = `# vtk DataFile Version 5.1
hand-made
ASCII
DATASET UNSTRUCTURED_GRID
FIELD FieldData 1
TIME 1 1 double
0.5
POINTS 4 float
0 0 0 1 0 0 0 1 0 0 0 1
METADATA
INFORMATION 1
NAME L2_NORM_RANGE LOCATION vtkDataArray
DATA 2 0 1

CELLS 3 7
OFFSETS vtktypeint64
0 4 7
CONNECTIVITY vtktypeint64
0 1 2 3 0 2 1
CELL_TYPES 2
10
5
`;

const VTK_POLYDATA = `# vtk DataFile Version 3.0
hand-made
ASCII
DATASET POLYDATA
POINTS 4 double
0 0 0 1 0 0 1 1 0 0 1 0.5
POLYGONS 2 9
4 0 1 2 3
3 0 1 2
TRIANGLE_STRIPS 1 5
4 0 1 2 3
LINES 1 3
2 0 1
`;

const NODE = '4 3 1 1\n1 0 0 0 9.5 1\n2 1 0 0 9.5 1\n3 0 1 0 9.5 1\n4 0 0 1 9.5 0\n# by hand\n';
const ELE = '1 4 1\n1 1 2 3 4 7\n';
const FACE = '2 1\n1 1 3 2 -1\n2 1 2 4 -1\n';

const VEGA = `# Vega
*VERTICES
4 3 0 0
1 0 0 0
2 1 0 0
3 0 1 0
4 0 0 1

*ELEMENTS
TET
1 4 0
1 1 2 3 4

*MATERIAL soft
ENU, 1000, 1e7, 0.45
*REGION
allElements, soft
`;

const PLY_EXTRA = `ply
format ascii 1.0
comment hand-made
element junk 2
property list uchar short weights
property uchar flag
element vertex 4
property float x
property float y
property float z
property uchar red
element face 2
property list uchar int vertex_indices
property float quality
end_header
2 1 2 0
0 1
0 0 0 255
1 0 0 255
1 1 0 255
0 1 0 255
4 0 1 2 3 0.5
3 0 2 1 0.25
`;

function bigEndianPly(): Uint8Array {
  const head = text(
    'ply\nformat binary_big_endian 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\n' +
      'element face 1\nproperty list uchar int vertex_index\nend_header\n',
  );
  const body = Buffer.alloc(36 + 13);
  for (const [i, value] of [0, 0, 0, 1, 0, 0, 0, 1, 0.5].entries()) body.writeFloatBE(value, i * 4);
  body.writeUInt8(3, 36);
  for (let k = 0; k < 3; k++) body.writeInt32BE(k, 37 + k * 4);
  return join(head, body);
}

function binaryGmsh2(): Uint8Array {
  const node = (tag: number, x: number, y: number, z: number) => {
    const bytes = Buffer.alloc(28);
    bytes.writeInt32LE(tag, 0);
    for (const [k, value] of [x, y, z].entries()) bytes.writeDoubleLE(value, 4 + k * 8);
    return bytes;
  };
  const ints = (...values: number[]) => Buffer.from(Int32Array.from(values).buffer);
  return join(
    text('$MeshFormat\n2.2 1 8\n'),
    ints(1),
    text('\n$EndMeshFormat\n$Nodes\n4\n'),
    ...[node(1, 0, 0, 0), node(2, 1, 0, 0), node(3, 0, 1, 0), node(4, 0, 0, 1)],
    text('\n$EndNodes\n$Elements\n2\n'),
    ints(2, 1, 2, 1, 0, 1, 1, 3, 2, 4, 1, 0, 2, 1, 2, 3, 4),
    text('\n$EndElements\n'),
  );
}

/** VTU with its arrays appended in zlib blocks, the way ParaView saves by default. */
function compressedVtu(): Uint8Array {
  const doubles = (...values: number[]) => new Uint8Array(Float64Array.from(values).buffer);
  const ints = (...values: number[]) => new Uint8Array(Int32Array.from(values).buffer);
  const arrays = [doubles(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1), ints(0, 1, 2, 3), ints(4), Uint8Array.of(10)];
  const chunks = arrays.map((data) => {
    const packed = deflateSync(data);
    return join(new Uint8Array(Uint32Array.of(1, 32768, data.length, packed.length).buffer), packed);
  });
  let offset = 0;
  const tags = [
    'Name="Points" NumberOfComponents="3"',
    'Name="connectivity"',
    'Name="offsets"',
    'Name="types"',
  ].map((name, i) => {
    const type = ['Float64', 'Int32', 'Int32', 'UInt8'][i];
    const tag = `<DataArray type="${type}" ${name} format="appended" offset="${offset}"/>`;
    offset += chunks[i].length;
    return tag;
  });
  const [points, ...cells] = tags;
  const head =
    '<VTKFile type="UnstructuredGrid" version="0.1" byte_order="LittleEndian" compressor="vtkZLibDataCompressor">' +
    `<UnstructuredGrid><Piece NumberOfPoints="4" NumberOfCells="1"><Points>${points}</Points><Cells>${cells.join('')}</Cells>` +
    '</Piece></UnstructuredGrid><AppendedData encoding="raw">_';
  return join(text(head), ...chunks, text('</AppendedData></VTKFile>'));
}

function gltf(): Uint8Array {
  const buffer = join(
    new Uint8Array(Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1).buffer),
    new Uint8Array(Uint16Array.of(0, 1, 2, 0, 2, 3).buffer),
  );
  const uri = `data:application/octet-stream;base64,${Buffer.from(buffer).toString('base64')}`;
  const document = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [
      { children: [1, 2], translation: [1, 2, 3] },
      { mesh: 0, rotation: [0, 0, 0.6, 0.8] },
      { mesh: 0, scale: [-1, 2, 1] },
    ],
    meshes: [
      {
        primitives: [
          { attributes: { POSITION: 0, NORMAL: 0 }, indices: 1 },
          { attributes: { POSITION: 0 }, mode: 5 },
        ],
      },
    ],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 1] },
      { bufferView: 1, componentType: 5123, count: 6, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteLength: 48, byteStride: 12 },
      { buffer: 0, byteOffset: 48, byteLength: 12 },
    ],
    buffers: [{ byteLength: 60, uri }],
  };
  return text(JSON.stringify(document));
}

export function meshSamples(): Sample[] {
  const node = text(NODE);
  const ele = text(ELE);
  return [
    { format: 'obj', name: 'a.obj', bytes: text(OBJ) },
    { format: 'obj', name: 'written.obj', bytes: writeMesh('obj', SURFACE) },
    { format: 'stl', name: 'binary.stl', bytes: writeMesh('stl', SURFACE) },
    { format: 'stl', name: 'text.stl', bytes: writeMesh('stl', SURFACE, { encoding: 'text' }) },
    { format: 'ply', name: 'binary.ply', bytes: writeMesh('ply', SURFACE) },
    { format: 'ply', name: 'text.ply', bytes: text(PLY_EXTRA) },
    { format: 'ply', name: 'big-endian.ply', bytes: bigEndianPly() },
    { format: 'off', name: 'a.off', bytes: text(OFF) },
    { format: 'gltf', name: 'a.glb', bytes: writeMesh('gltf', SURFACE) },
    { format: 'gltf', name: 'a.gltf', bytes: gltf() },
    { format: 'gmsh', name: '1.msh', bytes: text(GMSH_1) },
    { format: 'gmsh', name: '2.2.msh', bytes: text(GMSH_2) },
    { format: 'gmsh', name: '2.2-binary.msh', bytes: binaryGmsh2() },
    { format: 'gmsh', name: '4.1.msh', bytes: text(GMSH_41) },
    { format: 'gmsh', name: '4.1-binary.msh', bytes: writeMesh('gmsh', TETS) },
    { format: 'medit', name: 'a.mesh', bytes: text(MEDIT) },
    { format: 'vtk', name: 'binary.vtk', bytes: writeMesh('vtk', TETS) },
    { format: 'vtk', name: 'text.vtk', bytes: text(VTK_OFFSETS) },
    { format: 'vtk', name: 'polydata.vtk', bytes: text(VTK_POLYDATA) },
    { format: 'vtu', name: 'text.vtu', bytes: writeVtu(asData(TETS), { encoding: 'ascii' }) },
    { format: 'vtu', name: 'base64.vtu', bytes: writeVtu(asData(TETS)) },
    { format: 'vtu', name: 'raw.vtu', bytes: writeVtu(asData(TETS), { encoding: 'raw' }) },
    { format: 'vtu', name: 'compressed.vtu', bytes: compressedVtu() },
    { format: 'tetgen', name: 'a.node', bytes: node, companions: { 'a.ele': ele, 'a.face': text(FACE) } },
    { format: 'tetgen', name: 'a.ele', bytes: ele, companions: { 'a.node': node } },
    { format: 'tetgen', name: 'a.face', bytes: text(FACE), companions: { 'a.node': node } },
    { format: 'vega', name: 'a.veg', bytes: text(VEGA) },
  ];
}

function asData(mesh: typeof TETS) {
  return { kind: 'tets' as const, notes: [], ...mesh };
}

/** Number types of VTK files and how to read them from bytes. */
export type VtkNumber = 'i8' | 'u8' | 'i16' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64';

export const VTK_NUMBER_BYTES: Readonly<Record<VtkNumber, number>> = {
  i8: 1,
  u8: 1,
  i16: 2,
  u16: 2,
  i32: 4,
  u32: 4,
  i64: 8,
  u64: 8,
  f32: 4,
  f64: 8,
};

/** The value at `at`. 64-bit integers lose bits past 2^53, where no index or count lies. */
export function vtkNumberAt(view: DataView, at: number, type: VtkNumber, little: boolean): number {
  switch (type) {
    case 'i8':
      return view.getInt8(at);
    case 'u8':
      return view.getUint8(at);
    case 'i16':
      return view.getInt16(at, little);
    case 'u16':
      return view.getUint16(at, little);
    case 'i32':
      return view.getInt32(at, little);
    case 'u32':
      return view.getUint32(at, little);
    case 'i64':
      return (
        view.getUint32(at + (little ? 0 : 4), little) +
        view.getInt32(at + (little ? 4 : 0), little) * 0x1_0000_0000
      );
    case 'u64':
      return (
        view.getUint32(at + (little ? 0 : 4), little) +
        view.getUint32(at + (little ? 4 : 0), little) * 0x1_0000_0000
      );
    case 'f32':
      return view.getFloat32(at, little);
    case 'f64':
      return view.getFloat64(at, little);
  }
}

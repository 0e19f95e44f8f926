export function kernelSource(blocks: object, softness: object): string;
export function fingerprint(source: string): string;

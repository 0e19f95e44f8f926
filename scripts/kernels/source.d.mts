export function kernelText(name: string): string;
export function kernelSource(blocks: object, softness: object): string;
export function fingerprint(content: string | Uint8Array): string;

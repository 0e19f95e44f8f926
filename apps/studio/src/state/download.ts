/** Hands a file to the user. */
export function download(name: string, content: BlobPart | Blob, type: string): void {
  const blob = content instanceof Blob ? content : new Blob([content], { type });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; without a delay some browsers would find nothing there.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A scene's name as the beginning of a file name. */
export function fileStem(name: string): string {
  const stem = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return stem === '' ? 'scene' : stem;
}

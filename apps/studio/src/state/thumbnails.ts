/** Pictures of the scenes that the studio was built with, by file name; others have none. */
const pictures = import.meta.glob<string>('../../thumbnails/*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function thumbnailOf(file: string): string | undefined {
  const name = file.replace(/\.(json|xml)$/, '').replace('/', '-');
  return pictures[`../../thumbnails/${name}.jpg`];
}

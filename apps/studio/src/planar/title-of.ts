/** A demo's name as a title. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

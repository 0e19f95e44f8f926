/** Text for an XML attribute: markup and everything outside ASCII as character references. */
export function escapeXml(text: string): string {
  let out = '';
  for (const c of text) {
    const code = c.codePointAt(0)!;
    const isPlain = code >= 0x20 && code < 0x7f && !'<>&"\''.includes(c);
    // XML 1.0 has no way to write most control characters.
    out += isPlain ? c : code < 0x20 ? ' ' : `&#${code};`;
  }
  return out;
}

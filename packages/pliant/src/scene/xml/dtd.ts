import { GRAMMAR } from './grammar.js';

/**
 * The grammar as a DTD, for editors and other readers. Ranges of numbers can't be said in a DTD and stand in comments.
 */
export function sceneXmlDtd(): string {
  const lines: string[] = [];
  for (const [name, { attributes, children }] of Object.entries(GRAMMAR)) {
    const content = children.map((child) => child.name + (child.count === 'any' ? '*' : '')).join(', ');
    lines.push(`<!ELEMENT ${name} ${content === '' ? 'EMPTY' : `(${content})`}>`);
    for (const [attribute, { value, isRequired }] of Object.entries(attributes)) {
      if (value.kind === 'number') lines.push(`<!-- ${attribute}: ${value.expected} -->`);
      const type = value.kind === 'boolean' ? '(true | false) "false"' : 'CDATA';
      const presence = value.kind === 'boolean' ? '' : isRequired ? ' #REQUIRED' : ' #IMPLIED';
      lines.push(`<!ATTLIST ${name} ${attribute} ${type}${presence}>`);
    }
    lines.push('');
  }
  return lines.join('\n');
}

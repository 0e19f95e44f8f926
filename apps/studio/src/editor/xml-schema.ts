/** Elements and attributes of molecule scenes for completion, read off the DTD that the engine publishes. */
import type { AttrSpec, ElementSpec } from '@codemirror/lang-xml';
import { sceneXmlDtd } from 'pliant/io';

export function xmlSchema(dtd = sceneXmlDtd()): ElementSpec[] {
  const elements = [...dtd.matchAll(/<!ELEMENT (\w+) (?:EMPTY|\(([^)]*)\))>/g)];
  return elements.map(([, name, content = ''], i) => ({
    name,
    top: i === 0,
    children: content.split(/[\s,*]+/).filter((child) => child !== ''),
    attributes: attributesOf(dtd, name),
  }));
}

function attributesOf(dtd: string, element: string): AttrSpec[] {
  // A comment before an attribute says its range.
  const lines = new RegExp(
    `(?:<!-- (\\w+): (.*?) -->\\s*)?<!ATTLIST ${element} (\\w+) (CDATA|\\([^)]*\\))`,
    'g',
  );
  return [...dtd.matchAll(lines)].map(([, , range, name, type]) => ({
    name,
    completion: { type: 'property', ...(range !== undefined && { info: range }) },
    ...(type.startsWith('(') && { values: type.slice(1, -1).split(/[\s|]+/) }),
  }));
}

/** Descriptions of the materials of a text, which molecules name. */
export function materialsIn(text: string): string[] {
  const found = text.matchAll(/<material\b[^>]*?\bdescription\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return [...new Set([...found].map(([, double, single]) => double ?? single))];
}

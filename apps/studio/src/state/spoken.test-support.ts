/**
 * Finds the words in a source: texts and visible attributes of elements that are shown as they stand, what `say` is asked for, and sentences in
 * other strings, which may become messages.
 */
import { parseSync } from '@swc/core';

/** Attributes that people read or hear. */
const VISIBLE = new Set(['title', 'aria-label', 'aria-valuetext', 'label', 'placeholder', 'alt', 'legend']);
/** A word of prose: three letters or more, or two words. */
const PROSE = /\p{L}{3,}/u;
const SENTENCE = /\p{L}{2,}[,;:.]? \p{L}+/u;

interface Node {
  readonly type?: string;
  readonly [key: string]: unknown;
}

interface Place {
  /** Inside of `say(…)`, or handed to a component that says it. */
  readonly said: boolean;
  /** Shown as it stands: an element's text or visible attribute. */
  readonly shown: boolean;
}

export interface Spoken {
  /** Shown as it stands: nobody translates it. */
  readonly shown: string[];
  /** What `say` is asked for. */
  readonly said: string[];
  /** Other strings that look like prose. */
  readonly sentences: string[];
}

const NOWHERE: Place = { said: false, shown: false };

/** Words of one file of TypeScript. Values in templates are written `{}`. */
export function wordsIn(source: string, isTsx: boolean): Spoken {
  const found: Spoken = { shown: [], said: [], sentences: [] };
  const take = (text: string, { said, shown }: Place) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim();
    if (said) found.said.push(...(PROSE.test(plain) ? [plain] : []));
    else if (shown) found.shown.push(...(PROSE.test(plain) ? [plain] : []));
    else if (SENTENCE.test(plain)) found.sentences.push(plain);
  };
  const walk = (node: unknown, place: Place): void => {
    if (Array.isArray(node)) for (const one of node) walk(one, place);
    if (Array.isArray(node) || typeof node !== 'object' || node === null) return;
    visit(node as Node, place, walk, take);
  };
  walk(parseSync(source, { syntax: 'typescript', tsx: isTsx, target: 'es2022' }).body, NOWHERE);
  return found;
}

type Walk = (node: unknown, place: Place) => void;

function visit(node: Node, place: Place, walk: Walk, take: (text: string, place: Place) => void): void {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'TsTypeAnnotation':
    case 'TsTypeAliasDeclaration':
    case 'TsInterfaceDeclaration':
    case 'TsTypeParameterInstantiation':
    case 'TsLiteralType':
      return;
    case 'StringLiteral':
      return take(node['value'] as string, place);
    case 'TemplateLiteral':
      take((node['quasis'] as Node[]).map(({ cooked }) => cooked).join('{}'), place);
      return walk(node['expressions'], place);
    case 'JSXText':
      return take(node['value'] as string, { said: false, shown: true });
    case 'JSXElement':
      visitAttributes(node['opening'] as Node, walk);
      return walk(node['children'], { said: false, shown: true });
    case 'CallExpression':
      return visitCall(node, place, walk);
    case 'BinaryExpression':
      // What is compared is not shown.
      return walk(
        [node['left'], node['right']],
        /^[+&|?]/.test(node['operator'] as string) ? place : NOWHERE,
      );
    case 'MemberExpression':
      return walk(node['object'], NOWHERE);
    case 'ConditionalExpression':
      walk(node['test'], NOWHERE);
      return walk([node['consequent'], node['alternate']], place);
    default:
      for (const [key, value] of Object.entries(node)) if (key !== 'span') walk(value, place);
  }
}

/** Elements show their attributes; components say what they are given. */
function visitAttributes({ name, attributes }: Node, walk: Walk): void {
  const isComponent = /^[A-Z]/.test(((name as Node)['value'] as string | undefined) ?? '');
  for (const attribute of attributes as Node[]) {
    const key = (attribute['name'] as Node | undefined)?.['value'] as string | undefined;
    if (key === undefined || key === 'className') continue;
    if (VISIBLE.has(key)) walk(attribute['value'], { said: isComponent, shown: !isComponent });
    else if ((attribute['value'] as Node | null)?.type === 'JSXExpressionContainer')
      walk(attribute['value'], NOWHERE);
  }
}

function visitCall(node: Node, place: Place, walk: Walk): void {
  const callee = node['callee'] as Node;
  const args = (node['arguments'] as Node[]).map(({ expression }) => expression);
  if (callee['value'] === 'say') {
    walk(args[0], { said: true, shown: false });
    walk(args.slice(1), { said: false, shown: place.shown });
    return;
  }
  walk([callee, args], NOWHERE);
}

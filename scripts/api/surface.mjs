// The public surface of a package, read from its declarations: every exported name with its members and their comments.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../setup/place.mjs';

// TypeScript 7 has no JavaScript API; the site brings a 5.9 along for its reference.
const ts = createRequire(inRoot('site/package.json'))('typescript');

/** Entries of a package: its name in imports → its declarations. */
export function entries(folder) {
  const { name, exports } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([path, { types }]) => ({ entry: path.replace('.', name), types: inRoot(folder, types) }));
}

/** Every name of every entry: `{ entry, name, kind, text, documented, members }`, by entry and name. */
export function surface(folder) {
  const all = entries(folder);
  const program = ts.createProgram(
    all.map(({ types }) => types),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ['lib.es2023.d.ts', 'lib.es2024.sharedmemory.d.ts', 'lib.dom.d.ts'],
      types: [],
      skipLibCheck: true,
      noEmit: true,
      strict: true,
    },
  );
  const checker = program.getTypeChecker();
  const exportsOf = ({ types }) =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(types)));
  const names = new Set(all.flatMap(exportsOf).map(({ name }) => name));
  return all.flatMap(({ entry, types }) => {
    return exportsOf({ types })
      .map((symbol) => describe(checker, entry, symbol, names))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  });
}

function describe(checker, entry, exported, names) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.declarations[0];
  return {
    entry,
    name: exported.name,
    kind: ts.SyntaxKind[declaration.kind].replace('Declaration', '').toLowerCase(),
    text: shortText(declaration),
    documented: isDocumented(symbol, checker),
    members: membersOf(declaration, checker, names)
      .map((member) => ({
        name: member.name?.getText() ?? 'constructor',
        text: shortText(member),
        documented: hasComment(member) || !needsComment(member, declaration) || inherits(member, checker),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.text < b.text ? -1 : 1)),
  };
}

/** Members that users see: those of base classes that no entry gives out are the class's own to them. */
function membersOf(declaration, checker, names) {
  if (!ts.isClassDeclaration(declaration) && !ts.isInterfaceDeclaration(declaration)) return [];
  const own = declaration.members.filter(
    (member) =>
      !(ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) &&
      !ts.isPrivateIdentifier(member.name ?? declaration) &&
      !member.name?.getText().startsWith('['),
  );
  const base = hiddenBase(declaration, checker, names);
  if (base === undefined) return own;
  const named = new Set(own.map((member) => member.name?.getText() ?? 'constructor'));
  const inherited = membersOf(base, checker, names);
  return [...own, ...inherited.filter((member) => !named.has(member.name?.getText() ?? 'constructor'))];
}

/** The base class, when users can't name it. */
function hiddenBase(declaration, checker, names) {
  const clause = declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  if (!ts.isClassDeclaration(declaration) || clause === undefined) return undefined;
  const base = checker.getTypeAtLocation(clause.types[0]).symbol?.declarations?.[0];
  if (base === undefined || !ts.isClassDeclaration(base) || names.has(base.name?.text)) return undefined;
  return base.getSourceFile().fileName.includes('node_modules') ? undefined : base;
}

/** A constructor is described by its class; a setter by its getter; a method of several forms by one of them. */
function needsComment(member, declaration) {
  if (ts.isConstructorDeclaration(member) || ts.isSetAccessor(member)) return false;
  const name = member.name?.getText();
  return !declaration.members.some(
    (other) => other !== member && other.name?.getText() === name && hasComment(other),
  );
}

/** A member that an interface or a base class describes is described. */
function inherits(member, checker) {
  const symbol = member.name === undefined ? undefined : checker.getSymbolAtLocation(member.name);
  return symbol !== undefined && isDocumented(symbol, checker);
}

const hasComment = (node) => (node.jsDoc?.length ?? 0) > 0;

const isDocumented = (symbol, checker) => symbol.getDocumentationComment(checker).length > 0;

/** The declaration without bodies and comments, on one line. */
function shortText(node) {
  const printer = ts.createPrinter({ removeComments: true });
  const shown =
    ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)
      ? head(node)
      : printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  const line = shown
    .replace(/\s+/g, ' ')
    .replace(/^(export |declare )+/, '')
    .trim();
  return line.length > 200 ? `${line.slice(0, 197)}…` : line;
}

function head(node) {
  const heritage = node.heritageClauses?.map((clause) => clause.getText()).join(' ') ?? '';
  const parameters = node.typeParameters?.map((one) => one.getText()).join(', ');
  return `${ts.isClassDeclaration(node) ? 'class' : 'interface'} ${node.name.text}${parameters ? `<${parameters}>` : ''} ${heritage}`;
}

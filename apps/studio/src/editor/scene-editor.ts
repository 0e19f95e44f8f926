/**
 * The text editor for scenes. It lives in a shadow root: there the editor keeps its styles in constructed style sheets,
 * which a strict content-security policy allows, and not in style elements, which it forbids.
 */
import { autocompletion } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, linter, lintGutter } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import { parseScene, type SceneError } from 'pliant';
import { completeScene } from './completions.js';

/** From the last key to the check [ms]. */
const CHECK_DELAY = 300;

const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '12.5px', backgroundColor: 'transparent', color: 'var(--text)' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--quiet)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--wash) !important',
  },
  '.cm-tooltip': { backgroundColor: 'var(--solid)', color: 'var(--text)', border: '1px solid var(--edge)' },
});

/** The page's colours, so that both themes can be read. */
const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.string, color: 'var(--text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
]);

export class SceneEditor {
  private readonly view: EditorView;

  constructor(
    holder: HTMLElement,
    text: string,
    on: { readonly apply: () => void; readonly change: () => void },
  ) {
    const root = holder.shadowRoot ?? holder.attachShadow({ mode: 'open' });
    const parent = document.createElement('div');
    parent.style.height = '100%';
    root.replaceChildren(parent);
    const apply = () => {
      on.apply();
      return true;
    };
    this.view = new EditorView({
      parent,
      root,
      doc: text,
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run: apply }]),
        basicSetup,
        json(),
        syntaxHighlighting(colors),
        autocompletion({ override: [completeScene] }),
        lintGutter(),
        linter((view) => diagnose(view.state.doc), { delay: CHECK_DELAY }),
        theme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Text of the scene' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) on.change();
        }),
      ],
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  set text(text: string) {
    if (text === this.text) return;
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
  }

  dispose(): void {
    this.view.destroy();
  }
}

function diagnose(doc: Text): Diagnostic[] {
  const reading = parseScene(doc.toString());
  return reading.ok ? [] : reading.errors.map((error) => toDiagnostic(doc, error));
}

/** Underlines from the error's place to the end of its word or line. */
function toDiagnostic(doc: Text, { line = 1, column = 1, path, message }: SceneError): Diagnostic {
  const row = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const from = Math.min(row.from + column - 1, row.to);
  const word = /^("[^"]*"?|[\w.+-]+|.)/.exec(row.text.slice(from - row.from));
  const to = Math.min(from + (word?.[0].length ?? 0), row.to);
  return {
    from,
    to: Math.max(to, from),
    severity: 'error',
    message: path === '' ? message : `${path}: ${message}`,
  };
}

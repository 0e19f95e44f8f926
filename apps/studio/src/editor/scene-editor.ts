/**
 * The text editor for scenes. It lives in a shadow root: there the editor keeps its styles in constructed style sheets,
 * which a strict content-security policy allows, and not in style elements, which it forbids.
 */
import { autocompletion } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { xml } from '@codemirror/lang-xml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import type { SceneError } from 'pliant';
import { completeXml } from './complete-xml.js';
import { completeScene } from './completions.js';
import { formatOf, type TextFormat } from './convert-text.js';
import { diagnose, toDiagnostic } from './diagnose.js';

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
  { tag: [tags.propertyName, tags.tagName], color: 'var(--accent)' },
  { tag: [tags.attributeName, tags.comment, tags.documentMeta, tags.angleBracket], color: 'var(--quiet)' },
  { tag: tags.string, color: 'var(--text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
]);

const LANGUAGES: Readonly<Record<TextFormat, () => Extension>> = {
  json: () => [json(), autocompletion({ override: [completeScene] })],
  xml: () => [xml(), autocompletion({ override: [completeXml] })],
};

export class SceneEditor {
  private readonly view: EditorView;
  private readonly language = new Compartment();
  /** Of the text as it is now. */
  format: TextFormat;

  constructor(
    holder: HTMLElement,
    text: string,
    on: { readonly apply: () => void; readonly change: () => void },
  ) {
    this.format = formatOf(text);
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
        this.language.of(LANGUAGES[this.format]()),
        syntaxHighlighting(colors),
        lintGutter(),
        linter((view) => diagnose(view.state.doc), { delay: CHECK_DELAY }),
        theme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Text of the scene' }),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return;
          this.followFormat();
          on.change();
        }),
      ],
    });
    // Scrolls by keyboard, too, without entering the text.
    this.view.scrollDOM.tabIndex = 0;
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  set text(text: string) {
    if (text === this.text) return;
    this.view.dispatch({
      changes: { from: 0, to: this.view.state.doc.length, insert: text },
      selection: { anchor: 0 },
      scrollIntoView: true,
    });
  }

  /** Underlines what the engine said of the text, and goes to the first place. */
  show(errors: readonly SceneError[]): void {
    const { doc } = this.view.state;
    const diagnostics = errors.map((error) => toDiagnostic(doc, error));
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
    if (diagnostics.length > 0)
      this.view.dispatch({ effects: EditorView.scrollIntoView(diagnostics[0].from, { y: 'center' }) });
  }

  /** A text that begins like the other format is that: whoever pastes a whole scene needn't say so. */
  private followFormat(): void {
    const format = formatOf(this.view.state.sliceDoc(0, 1000));
    if (format === this.format) return;
    this.format = format;
    // Not while the editor is in an update.
    queueMicrotask(() =>
      this.view.dispatch({ effects: this.language.reconfigure(LANGUAGES[this.format]()) }),
    );
  }

  dispose(): void {
    this.view.destroy();
  }
}

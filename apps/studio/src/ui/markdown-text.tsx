import { Fragment } from 'react';
import { type Block, type Inline, readMarkdown } from '../state/markdown.js';

/** A text that was written in Markdown. */
export function MarkdownText({ text }: { readonly text: string }) {
  return (
    <div className="markdown">
      {readMarkdown(text).map((block, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text doesn't change its order.
        <BlockOf key={k} block={block} />
      ))}
    </div>
  );
}

function BlockOf({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'code':
      return <pre>{block.text}</pre>;
    case 'heading':
      return (
        <h3>
          <Parts parts={block.parts} />
        </h3>
      );
    case 'list': {
      const items = block.items.map((parts, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text doesn't change its order.
        <li key={k}>
          <Parts parts={parts} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    default:
      return (
        <p>
          <Parts parts={block.parts} />
        </p>
      );
  }
}

function Parts({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part, k) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a text doesn't change its order.
    return <Fragment key={k}>{shown(part)}</Fragment>;
  });
}

function shown(part: Inline) {
  switch (part.kind) {
    case 'bold':
      return <b>{part.text}</b>;
    case 'italic':
      return <i>{part.text}</i>;
    case 'code':
      return <code>{part.text}</code>;
    case 'link':
      return <a href={part.href}>{part.text}</a>;
    default:
      return part.text;
  }
}

import type { SceneError } from 'pliant';
import type { Message } from '../state/message.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { Icon } from './icons.js';

/** Errors that are shown; nobody reads a hundred, and the editor marks them all. */
const MOST = 8;

interface MessageBoxProps {
  readonly message: Message | undefined;
  readonly studio: Studio;
}

/** What went wrong, in words, and the way out. Everything in it is text, whatever a scene put into its names. */
export function MessageBox({ message, studio }: MessageBoxProps) {
  if (message === undefined) return null;
  const { kind, title, text, errors = [], choices = [] } = message;
  return (
    <div className="message panel" role="alert">
      <h2>{say(title)}</h2>
      {text !== '' && <p>{say(text)}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.slice(0, MOST).map((error) => (
            <li key={`${error.path} ${error.line}:${error.column} ${error.message}`}>
              <code>{placeOf(error)}</code> {say(error.message)}
            </li>
          ))}
          {errors.length > MOST && <li>{say('and {} more', errors.length - MOST)}</li>}
        </ul>
      )}
      {choices.length > 0 && (
        <p className="actions">
          {choices.map(({ label, act }) => (
            <button key={label} type="button" className="tool labelled" onClick={act}>
              {say(label)}
            </button>
          ))}
        </p>
      )}
      {kind === 'crash' ? (
        <button type="button" className="tool labelled primary" onClick={() => void studio.restart()}>
          <Icon name="reset" />
          <span>{say('Restart the engine')}</span>
        </button>
      ) : (
        <button type="button" className="tool close" onClick={() => studio.dismiss()} title={say('Close')}>
          <Icon name="close" />
          <span className="hidden">{say('Close the message')}</span>
        </button>
      )}
    </div>
  );
}

function placeOf({ path, line, column }: SceneError): string {
  const place = line === undefined ? '' : `${say('line')} ${line}:${column ?? 1}`;
  return [place, path].filter((part) => part !== '').join(', ');
}

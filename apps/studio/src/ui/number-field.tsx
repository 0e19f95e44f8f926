import { useEffect, useId, useRef, useState } from 'react';
import { say } from '../state/words.js';
import { fieldText } from './numbers.js';

interface NumberFieldProps {
  readonly label: string;
  readonly unit?: string;
  /** Undefined where several bodies differ. */
  readonly value: number | undefined;
  readonly step?: number;
  readonly title?: string | undefined;
  readonly onChange: (value: number) => void;
}

/** A number that is taken over on Enter or when the focus leaves, so half-typed numbers don't act. */
export function NumberField({ label, unit, value, step, title, onChange }: NumberFieldProps) {
  const id = useId();
  const text = value === undefined ? '' : fieldText(value);
  const [draft, setDraft] = useState(text);
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    if (!isTyping) setDraft(text);
  }, [text, isTyping]);
  // Looking at a number is not a wish: what was there may have changed meanwhile, also by the wish that Enter has sent.
  const isWish = useRef(false);
  const take = () => {
    setIsTyping(false);
    if (!isWish.current) return;
    isWish.current = false;
    const number = Number(draft);
    if (draft.trim() === '' || !Number.isFinite(number)) setDraft(text);
    else if (number !== value) onChange(number);
  };
  return (
    <div className="field number" title={title && say(title)}>
      <label htmlFor={id}>{say(label)}</label>
      <span>
        <input
          id={id}
          type="number"
          step={step ?? 'any'}
          value={draft}
          placeholder={value === undefined ? say('differ') : ''}
          onFocus={() => setIsTyping(true)}
          onChange={(event) => {
            setIsTyping(true);
            isWish.current = true;
            setDraft(event.target.value);
          }}
          onBlur={take}
          onKeyDown={(event) => {
            // The typing is over, and keys are the page's again.
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        <span className="unit">{unit}</span>
      </span>
    </div>
  );
}

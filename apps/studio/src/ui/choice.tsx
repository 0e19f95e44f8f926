import { useId } from 'react';
import { say } from '../state/words.js';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly onChange: (value: T) => void;
}

/** A menu with its label. */
export function Choice<T extends string>({ label, value, values, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className="field spread">
      <label htmlFor={id}>{say(label)}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

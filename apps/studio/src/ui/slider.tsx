import { useId } from 'react';
import { say } from '../state/words.js';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

/** A number that is found by looking at what it does. */
export function Slider({ label, value, min, max, step, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="field spread slider">
      <label htmlFor={id}>{say(label)}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id}>{value}</output>
    </div>
  );
}

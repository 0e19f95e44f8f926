import type { MethodInfo, ParameterValues } from 'pliant';
import type { ParameterInfo } from 'pliant/methods';
import { useId } from 'react';
import type { MethodHolder } from '../state/rival.js';
import { say } from '../state/words.js';
import { NumberField } from './number-field.js';

interface ParameterFieldsProps {
  readonly holder: MethodHolder;
  readonly method: MethodInfo;
  readonly values: ParameterValues;
}

/** The parameters of a method, as it describes them itself. */
export function ParameterFields({ holder, method, values }: ParameterFieldsProps) {
  const set = (name: string, value: number | string | boolean) =>
    void holder.setParameters(method.name, { ...values, [name]: value });
  return (
    <details className="parameters">
      <summary>{say('{} parameters', method.name)}</summary>
      {(method.parameters ?? []).map((info) => (
        <Parameter
          key={info.name}
          info={info}
          value={values[info.name] ?? info.default}
          onChange={(value) => set(info.name, value)}
        />
      ))}
    </details>
  );
}

interface ParameterProps {
  readonly info: ParameterInfo;
  readonly value: number | string | boolean;
  readonly onChange: (value: number | string | boolean) => void;
}

function Parameter({ info, value, onChange }: ParameterProps) {
  const id = useId();
  const { name, sentence, unit, choices } = info;
  if (typeof value === 'number') {
    return (
      <NumberField label={name} value={value} title={sentence} onChange={onChange} {...(unit && { unit })} />
    );
  }
  if (typeof value === 'boolean') {
    return (
      <label className="switch" title={say(sentence)}>
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
        <span>{name}</span>
      </label>
    );
  }
  return (
    <div className="field" title={say(sentence)}>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {(choices ?? [value]).map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  );
}

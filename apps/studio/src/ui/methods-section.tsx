import {
  AUTO,
  broadphases,
  METHOD_STAGES,
  type MethodInfo,
  type MethodStage,
  narrowphases,
  type ParameterValues,
  penetrations,
  responses,
} from 'pliant';
import type { MethodChoices } from '../engine/protocol.js';
import type { Studio } from '../state/studio.js';
import { ParameterFields } from './parameter-fields.js';

const REGISTRIES: Record<MethodStage, { list(): MethodInfo[] }> = {
  broadphase: broadphases,
  narrowphase: narrowphases,
  penetration: penetrations,
  response: responses,
};

const AUTOMATIC: MethodInfo = {
  name: AUTO,
  sentence: 'Takes for each pair of bodies the first method that can serve it.',
  source: '',
};

function methodsOf(stage: MethodStage): MethodInfo[] {
  const list = REGISTRIES[stage].list();
  return stage === 'broadphase' ? list : [AUTOMATIC, ...list];
}

/** Methods of a stage whose parameters matter now: the chosen one, or all that `auto` may take. */
function tunable(stage: MethodStage, choice: string | undefined): MethodInfo[] {
  const inUse = REGISTRIES[stage].list().filter(({ name }) => choice === AUTO || name === choice);
  return inUse.filter(({ parameters = [] }) => parameters.length > 0);
}

interface MethodsSectionProps {
  readonly studio: Studio;
  readonly choices: MethodChoices | undefined;
  readonly parameters: Readonly<Record<string, ParameterValues>>;
}

/** One menu per stage; a choice takes effect with the next step of the running world. */
export function MethodsSection({ studio, choices, parameters }: MethodsSectionProps) {
  return (
    <section aria-label="Methods">
      {METHOD_STAGES.map((stage) => {
        const methods = methodsOf(stage);
        const chosen = methods.find(({ name }) => name === choices?.[stage]);
        return (
          <div className="method" key={stage}>
            <div className="field">
              <label htmlFor={`method-${stage}`}>{stage}</label>
              <select
                id={`method-${stage}`}
                value={choices?.[stage] ?? ''}
                disabled={choices === undefined}
                aria-describedby={`about-${stage}`}
                onChange={(event) => void studio.setMethod(stage, event.target.value)}
              >
                {methods.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <p id={`about-${stage}`} className="sentence" title={chosen?.source}>
              {chosen?.sentence}
            </p>
            {tunable(stage, choices?.[stage]).map((method) => (
              <ParameterFields
                key={method.name}
                studio={studio}
                method={method}
                values={parameters[method.name] ?? {}}
              />
            ))}
          </div>
        );
      })}
    </section>
  );
}

import { BODY_VIEWS, type BodyView } from '@pliant/three';
import { FIELDS, type FieldName } from '../engine/surface-fields.js';
import type { ReadingsFeed } from '../state/readings.js';
import { type Store, useStore } from '../state/store.js';
import { NAMES, type ViewOptions } from '../state/view-options.js';
import { say } from '../state/words.js';
import { CAMERA_MODES, type CameraMode } from '../view/stage-camera.js';
import { Choice } from './choice.js';
import { FIELD_LABELS } from './color-bar.js';
import { MEASURES, Stopwatch } from './measure-tools.js';
import { NumberField } from './number-field.js';
import { Slider } from './slider.js';

const VIEW_SENTENCES: Record<BodyView, string> = {
  surface: 'Boundaries, carried surfaces, and the implicit surface around molecules.',
  wireframe: 'The triangles of every surface.',
  glass: 'Surfaces to look through.',
  tetrahedra: 'What soft bodies are made of, pulled apart and cut open.',
  molecules: 'Molecules as spheres; vertices of soft bodies as small ones.',
  connections: 'Springs between molecules; edges of tetrahedra.',
  'mesh and molecules': 'The surface as glass, the molecules in it at 0.7 of their size.',
};

const CAMERA_SENTENCES: Record<CameraMode, string> = {
  keep: 'Goes back when bodies leave the picture, until you take it; F gives it back.',
  follow: 'Goes along with the selected body, or with all that moves.',
  still: 'Stays where it is.',
};

const OVERLAYS = [
  ['contacts', 'Contact points', 'With their normals.'],
  ['forces', 'Contact forces', 'Longer by the root of the force.'],
  ['joints', 'Joints', 'Rods, hinges, springs and limits.'],
  ['borders', 'Border points', 'Where depth methods begin.'],
  ['velocities', 'Velocities', 'Of bodies and vertices, over 0.1 s.'],
  ['cells', 'Hash cells', 'Where soft pairs are looked at.'],
  ['bounds', 'Bounding boxes', 'What the broad phase compares.'],
] as const;

const SURROUNDINGS = [
  ['sleeping', 'Sleeping bodies fade', ''],
  ['shadows', 'Shadows', ''],
  ['grid', 'Ground and grid', ''],
] as const;

const FIELD_SENTENCES: Record<FieldName, string> = {
  none: 'Bodies have colours of their own.',
  pressure: 'Normal force of contact over the surface it presses; one mean for a rigid body.',
  depth: 'How deep contacts are.',
  strain: 'How much soft bodies change their shape: √(2/3 e:e), without change of volume.',
  stress: 'Of soft bodies whose model has a law of stress (fem).',
  speed: 'Of every vertex; of the centre for a rigid body.',
};

interface ViewSectionProps {
  readonly view: Store<ViewOptions>;
  readonly feed: ReadingsFeed;
}

/** How bodies are drawn, and what is drawn over them. */
export function ViewSection({ view, feed }: ViewSectionProps) {
  const options = useStore(view);
  const set = (change: Partial<ViewOptions>) => view.set(change);
  return (
    <section aria-label={say('View')}>
      <Choice
        label="Bodies as"
        value={options.view}
        values={BODY_VIEWS}
        onChange={(next) => set({ view: next })}
      />
      <p className="sentence">{say(VIEW_SENTENCES[options.view])}</p>
      {options.view === 'tetrahedra' && <TetrahedraFields options={options} set={set} />}
      <Choice
        label="Camera"
        value={options.camera}
        values={CAMERA_MODES}
        onChange={(camera) => set({ camera })}
      />
      <p className="sentence">{say(CAMERA_SENTENCES[options.camera])}</p>
      <Choice label="Names" value={options.names} values={NAMES} onChange={(names) => set({ names })} />
      <h2>{say('Numbers on surfaces')}</h2>
      <Choice label="Colour by" value={options.field} values={FIELDS} onChange={(field) => set({ field })} />
      <p className="sentence">{say(FIELD_SENTENCES[options.field])}</p>
      {options.field !== 'none' && (
        <NumberField
          label="darkest at"
          unit={FIELD_LABELS[options.field][1]}
          title="0 follows what is there"
          value={options.fieldMost}
          onChange={(fieldMost) => set({ fieldMost: Math.max(0, fieldMost) })}
        />
      )}
      <h2>{say('Measure')}</h2>
      <Choice
        label="With"
        value={options.measure}
        values={MEASURES}
        onChange={(measure) => set({ measure })}
      />
      <Stopwatch feed={feed} />
      <h2>{say('Overlays')}</h2>
      <PenetrationFields options={options} set={set} />
      <Switches names={OVERLAYS} options={options} set={set} />
      {options.forces && (
        <Choice
          label="Force on"
          value={options.forcesOn}
          values={['body', 'other'] as const}
          onChange={(forcesOn) => set({ forcesOn })}
        />
      )}
      <label className="switch">
        <input
          type="checkbox"
          checked={options.hierarchy}
          onChange={(event) => set({ hierarchy: event.target.checked })}
        />
        <span>
          {say('Hierarchy boxes')}
          <span className="sentence">{say('A level of the trees over surfaces.')}</span>
        </span>
      </label>
      {options.hierarchy && (
        <Slider
          label="Level"
          value={options.level}
          min={0}
          max={10}
          step={1}
          onChange={(level) => set({ level })}
        />
      )}
      <h2>{say('Surroundings')}</h2>
      <Switches names={SURROUNDINGS} options={options} set={set} />
    </section>
  );
}

interface PartProps {
  readonly options: ViewOptions;
  readonly set: (change: Partial<ViewOptions>) => void;
}

function TetrahedraFields({ options: { apart, cut, cutAt }, set }: PartProps) {
  return (
    <>
      <Slider label="Apart" value={apart} min={0} max={1} step={0.05} onChange={(x) => set({ apart: x })} />
      <Choice
        label="Cut along"
        value={cut}
        values={['none', 'x', 'y', 'z'] as const}
        onChange={(next) => set({ cut: next })}
      />
      {cut !== 'none' && (
        <Slider
          label="Cut at"
          value={cutAt}
          min={0}
          max={1}
          step={0.02}
          onChange={(x) => set({ cutAt: x })}
        />
      )}
    </>
  );
}

function PenetrationFields({ options: { penetrations, depthScale }, set }: PartProps) {
  return (
    <>
      <Choice
        label="Penetrations"
        value={penetrations}
        values={['off', 'depth', 'stage'] as const}
        onChange={(next) => set({ penetrations: next })}
      />
      <p className="sentence">{say('Ways out of penetrating vertices.')}</p>
      {penetrations !== 'off' && (
        <Slider
          label="Lengths ×"
          value={depthScale}
          min={1}
          max={20}
          step={1}
          onChange={(scale) => set({ depthScale: scale })}
        />
      )}
    </>
  );
}

interface SwitchesProps extends PartProps {
  readonly names: readonly (readonly [keyof ViewOptions, string, string])[];
}

function Switches({ names, options, set }: SwitchesProps) {
  return names.map(([name, label, sentence]) => (
    <label key={name} className="switch">
      <input
        type="checkbox"
        checked={options[name] === true}
        onChange={(event) => set({ [name]: event.target.checked })}
      />
      <span>
        {say(label)}
        {sentence !== '' && <span className="sentence">{say(sentence)}</span>}
      </span>
    </label>
  ));
}

import { useEffect, useMemo, useState } from 'react';
import { CURVES, SUBJECTS } from '../engine/curves.js';
import type { Engine } from '../engine/engine.js';
import { type Subject, subjectsOf } from '../state/curve-names.js';
import { CurveStore } from '../state/curve-store.js';
import type { StudioState } from '../state/desk.js';
import { download, fileStem } from '../state/download.js';
import { curvesCsv } from '../state/export-curves.js';
import { Pace } from '../state/pace.js';
import type { ReadingsFeed } from '../state/readings.js';
import type { Studio } from '../state/studio.js';
import { nameOf } from './body-name.js';
import { Icon } from './icons.js';
import { PlotBox } from './plot-box.js';

const GROUPS = [...new Set(CURVES.map(({ group }) => group))].filter((group) => group !== '');
const MOST_PLOTS = 3;
/** Least time between two askings for new rows [ms]. */
const PERIOD = 200;

interface FollowedListProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly subjects: readonly Subject[];
}

interface PlotsPanelProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly feed: ReadingsFeed;
}

/** Curves of the run, side by side; each plot shows one group. */
export function PlotsPanel({ studio, state, feed }: PlotsPanelProps) {
  const { rival, followed } = state;
  const curves = useMemo(() => new CurveStore(), []);
  const rivalCurves = useMemo(() => rival && new CurveStore(), [rival]);
  const [shown, setShown] = useState<readonly string[]>(['Energy', 'Depth']);
  const [follow, setFollow] = useState(true);
  const [version, setVersion] = useState(0);
  const looks = state.scene?.looks ?? [];
  const subjects = subjectsOf(looks, state.followed, nameOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is followed now has new curves.
  useEffect(() => {
    const ask = async () => {
      try {
        const news = await Promise.all([
          curves.fetch(studio.engine),
          rival && rivalCurves?.fetch(rival.engine),
        ]);
        if (news.some(Boolean)) setVersion((old) => old + 1);
      } catch {
        // The engine has stopped, and the page says so already.
      }
    };
    void ask();
    // There is something new when the numbers change; so plots never come more often than pictures.
    const pace = new Pace(PERIOD, () => void ask());
    const end = feed.store.subscribe(pace.hint);
    return () => {
      end();
      pace.stop();
    };
  }, [studio, feed, curves, rival, rivalCurves, followed]);

  const stem = fileStem(state.scene?.name ?? '');
  const save = async (of: CurveStore, engine: Engine, file: string) => {
    // What an engine that has stopped measured before is worth saving, too.
    await of.complete(engine).catch(() => undefined);
    download(file, curvesCsv(of, subjects), 'text/csv');
  };
  const free = GROUPS.find((group) => !shown.includes(group));
  return (
    <section className="plots panel" aria-label="Plots">
      <div className="plots-head">
        <h2>Plots</h2>
        <FollowedList studio={studio} state={state} subjects={subjects} />
        <label className="switch">
          <input type="checkbox" checked={follow} onChange={(event) => setFollow(event.target.checked)} />
          <span>Follow</span>
        </label>
        <button
          type="button"
          className="link"
          disabled={shown.length >= MOST_PLOTS || free === undefined}
          onClick={() => setShown([...shown, free!])}
        >
          Add a plot
        </button>
        <button
          type="button"
          className="link"
          onClick={() => void save(curves, studio.engine, `${stem}.csv`)}
        >
          Save CSV
        </button>
        {rival && rivalCurves && (
          <button
            type="button"
            className="link"
            onClick={() => void save(rivalCurves, rival.engine, `${stem}-b.csv`)}
          >
            Save CSV of B
          </button>
        )}
      </div>
      <div className="plots-row">
        {shown.map((group, i) => (
          <PlotBox
            // biome-ignore lint/suspicious/noArrayIndexKey: a plot is its place; its group changes.
            key={i}
            group={group}
            groups={GROUPS}
            subjects={subjects}
            curves={curves}
            rival={rivalCurves}
            version={version}
            follow={follow}
            stem={stem}
            onGroup={(next) => setShown(shown.map((old, k) => (k === i ? next : old)))}
            onZoom={() => setFollow(false)}
            remove={
              shown.length > 1 && (
                <button
                  type="button"
                  className="tool small"
                  title="Remove this plot"
                  onClick={() => setShown(shown.filter((_, k) => k !== i))}
                >
                  <Icon name="close" />
                  <span className="hidden">Remove the plot of {group}</span>
                </button>
              )
            }
          />
        ))}
      </div>
    </section>
  );
}

/** Bodies and pairs whose force and height are plotted, and the selected one to add. */
function FollowedList({ studio, state, subjects }: FollowedListProps) {
  const { followed, selected, scene } = state;
  const isNew = !followed.some((one) => String(one) === String(selected));
  const canFollow = selected.length > 0 && selected.length <= 2 && isNew && followed.length < SUBJECTS;
  const [next] = subjectsOf(scene?.looks ?? [], [selected], nameOf);
  return (
    <ul className="chips" aria-label="Followed in the plots">
      {subjects.map(({ name }, k) => (
        <li key={name} className="chip">
          {name}
          <button
            type="button"
            className="tool small"
            title={`Stop following ${name}`}
            onClick={() => void studio.unfollow(followed[k])}
          >
            <Icon name="close" />
            <span className="hidden">Stop following {name}</span>
          </button>
        </li>
      ))}
      {canFollow && (
        <li>
          <button type="button" className="link" onClick={() => void studio.follow(selected)}>
            Follow {next.name}
          </button>
        </li>
      )}
    </ul>
  );
}

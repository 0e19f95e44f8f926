import { useEffect, useMemo, useRef, useState } from 'react';
import { SUBJECTS } from '../engine/curves.js';
import type { Engine } from '../engine/engine.js';
import { type Subject, subjectsOf } from '../state/curve-names.js';
import { CurveStore } from '../state/curve-store.js';
import type { StudioState } from '../state/desk.js';
import { download, fileStem } from '../state/download.js';
import { curvesCsv } from '../state/export-curves.js';
import { isSameSubject } from '../state/kept.js';
import { Pace } from '../state/pace.js';
import type { PlotSpec } from '../state/plot-specs.js';
import type { ReadingsFeed } from '../state/readings.js';
import { Store, useStore } from '../state/store.js';
import type { Studio } from '../state/studio.js';
import { studioCurves } from '../state/studio-curves.js';
import { say } from '../state/words.js';
import { type NamedWorld, worldNames } from '../state/world-names.js';
import { nameOf } from './body-name.js';
import { Icon } from './icons.js';
import { PlotBox, type PlotData } from './plot-box.js';

/** Least time between two askings for new rows [ms]. */
const PERIOD = 200;

interface PlotsPanelProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly feed: ReadingsFeed;
}

/** Curves of the run, as many plots as one likes. */
export function PlotsPanel(props: PlotsPanelProps) {
  const { rival } = props.state;
  const { methods, parameters } = useStore<NamedWorld>(rival?.store ?? ALONE);
  return <Plots {...props} worlds={rival && worldNames(props.state, { methods, parameters })} />;
}

const ALONE = new Store<NamedWorld>({ parameters: {} });

interface PlotsProps extends PlotsPanelProps {
  readonly worlds: readonly [string, string] | undefined;
}

/** The page's copies of the curves, and a number that changes when there are new rows. */
function useCurves({ studio, state: { rival, followed }, feed }: PlotsPanelProps) {
  const curves = useMemo(() => new CurveStore(), []);
  const rivalCurves = useMemo(() => rival && new CurveStore(), [rival]);
  const [version, setVersion] = useState(0);
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
  return { curves, rivalCurves, version };
}

function Plots(props: PlotsProps) {
  const { studio, state, feed, worlds } = props;
  const { rival, followed, plots } = state;
  const { curves, rivalCurves, version } = useCurves(props);
  const [follow, setFollow] = useState(true);
  const row = useNewest(plots.length);
  const scene = state.scene?.name ?? '';
  const subjects = subjectsOf(state.scene?.looks ?? [], followed, nameOf);
  const setPlots = (next: readonly PlotSpec[]) => studio.store.set({ plots: next });
  const stem = fileStem(scene);
  const save = async (of: CurveStore, engine: Engine, file: string) => {
    // What an engine that has stopped measured before is worth saving, too.
    await of.complete(engine).catch(() => undefined);
    download(file, curvesCsv(of, subjects), 'text/csv');
  };
  const words = studioCurves(subjects, followed);
  const free = words.groups.find(
    (group) => !plots.some((plot) => plot.kind === 'time' && plot.group === group),
  );
  const data: PlotData = {
    desk: studio,
    now: feed.store,
    words,
    curves,
    rival: rivalCurves,
    worlds,
    version,
  };
  return (
    <section className="plots panel" aria-label={say('Plots')}>
      <div className="plots-head">
        <h2>{say('Plots')}</h2>
        <FollowedList studio={studio} state={state} subjects={subjects} />
        <label className="switch">
          <input type="checkbox" checked={follow} onChange={(event) => setFollow(event.target.checked)} />
          <span>{say('Follow')}</span>
        </label>
        <button
          type="button"
          className="link"
          onClick={() => setPlots([...plots, { kind: 'time', group: free ?? 'Energy' }])}
        >
          {say('Add a plot')}
        </button>
        <button
          type="button"
          className="link"
          onClick={() => void save(curves, studio.engine, `${stem}.csv`)}
        >
          {say('Save CSV')}
        </button>
        {rival && rivalCurves && (
          <button
            type="button"
            className="link"
            onClick={() => void save(rivalCurves, rival.engine, `${stem}-b.csv`)}
          >
            {say('Save CSV of B')}
          </button>
        )}
      </div>
      <div className="plots-row" ref={row}>
        {plots.map((spec, i) => (
          <PlotBox
            // biome-ignore lint/suspicious/noArrayIndexKey: a plot is its place; what it shows changes.
            key={i}
            spec={spec}
            data={data}
            follow={follow}
            scene={scene}
            stem={stem}
            onSpec={(next) => setPlots(plots.map((old, k) => (k === i ? next : old)))}
            onZoom={() => setFollow(false)}
            remove={
              plots.length > 1 && (
                <button
                  type="button"
                  className="tool small"
                  title={say('Remove this plot')}
                  onClick={() => setPlots(plots.filter((_, k) => k !== i))}
                >
                  <Icon name="close" />
                  <span className="hidden">{say('Remove the plot of {}', words.title(spec))}</span>
                </button>
              )
            }
          />
        ))}
      </div>
    </section>
  );
}

/** The row of plots, scrolled to one that was added. */
function useNewest(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) row.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    before.current = count;
  }, [count]);
  return row;
}

interface FollowedListProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly subjects: readonly Subject[];
}

/** Bodies and pairs whose force and height are plotted, and the selected one to add. */
function FollowedList({ studio, state, subjects }: FollowedListProps) {
  const { followed, selected, scene } = state;
  const isNew = !followed.some((one) => isSameSubject(one, selected));
  const canFollow = selected.length > 0 && selected.length <= 2 && isNew && followed.length < SUBJECTS;
  const [next] = subjectsOf(scene?.looks ?? [], [selected], nameOf);
  return (
    <ul className="chips" aria-label={say('Followed in the plots')}>
      {subjects.map(({ name }, k) => (
        <li key={name} className="chip">
          {name}
          <button
            type="button"
            className="tool small"
            title={say('Stop following {}', name)}
            onClick={() => void studio.unfollow(followed[k])}
          >
            <Icon name="close" />
            <span className="hidden">{say('Stop following {}', name)}</span>
          </button>
        </li>
      ))}
      {canFollow && (
        <li>
          <button type="button" className="link" onClick={() => void studio.follow(selected)}>
            {say('Follow {}', next.name)}
          </button>
        </li>
      )}
    </ul>
  );
}

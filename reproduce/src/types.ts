/** What an experiment is and what it gives to the report. Everything here is data that survives JSON. */
import type { Shot } from './pictures/shot.js';

/** The documents that are reproduced, by the key of their entry in `docs/references.bib`. */
export type DocumentKey =
  | 'heidelberger2004consistent'
  | 'hoff2001proximity'
  | 'tetrahedral-contact'
  | 'deformable-contact'
  | 'wang2021rigidcontacts';

export interface Source {
  readonly document: DocumentKey;
  /** Section, table, figure or slide. */
  readonly place: string;
}

/** A number of the document beside ours. */
export interface Finding {
  readonly quantity: string;
  /** As in 'ms'; empty for a plain number. */
  readonly unit: string;
  /** What the document prints, or a sentence that says why it prints nothing. */
  readonly printed: number | string;
  /** The number is what a law of the document says for these parameters; the document prints the law alone. */
  readonly isLaw?: boolean;
  /** How the document writes it where a number says less, such as '8–12'. */
  readonly printedText?: string;
  readonly ours: number;
  readonly judgement: string;
  /** Stands in the short table of the project's front page. */
  readonly headline?: boolean;
}

export interface Axis {
  /** With its unit, such as 'force [N]'. */
  readonly label: string;
  readonly logarithmic?: boolean;
}

export interface Series {
  readonly name: string;
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Points instead of a line: numbers that were printed, or measured one by one. */
  readonly marks?: boolean;
}

export interface Plot {
  readonly kind: 'plot';
  /** Also the name of its CSV file. */
  readonly name: string;
  readonly caption: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
}

/** Shares of a whole, one bar for each row, each divided into the same parts. */
export interface Bars {
  readonly kind: 'bars';
  readonly name: string;
  readonly caption: string;
  /** What the numbers are, such as 'share of the time of a step [%]'. */
  readonly label: string;
  readonly parts: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
}

export interface Picture {
  readonly kind: 'picture';
  readonly name: string;
  readonly caption: string;
  readonly svg: string;
}

/** Rendered moments of a run, set in rows. */
export interface Frames {
  readonly kind: 'frames';
  readonly name: string;
  readonly caption: string;
  readonly columns: number;
  /** Images as `data:` addresses. */
  readonly frames: readonly { readonly label: string; readonly image: string }[];
}

export type Figure = Plot | Bars | Picture | Frames;

export interface DataTable {
  readonly name: string;
  /** With one it also stands in the report. */
  readonly caption?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (number | string)[])[];
}

export interface Outcome {
  readonly findings: readonly Finding[];
  readonly figures: readonly Figure[];
  /** Raw data beyond that of the plots. */
  readonly tables?: readonly DataTable[];
  /** What agrees, what differs and why, in a sentence or two. */
  readonly judgement: string;
}

export type Parameters = Readonly<Record<string, number>>;

export interface Context {
  readonly parameters: Parameters;
  /** Shorter runs and fewer repeats. */
  readonly quick: boolean;
  readonly seed: number;
  /** Tells people what is being done. */
  progress(words: string): void;
  /** Draws moments of worlds, as `data:` addresses of images. */
  draw(shots: readonly Shot[]): Promise<string[]>;
}

export interface Experiment {
  /** Also the name of its folder of data. */
  readonly name: string;
  readonly title: string;
  readonly source: Source;
  /** What is done, in one sentence. */
  readonly sentence: string;
  /** Numbers that can be changed from outside, with units in their names where they have one. */
  readonly parameters: Parameters;
  run(context: Context): Outcome | Promise<Outcome>;
}

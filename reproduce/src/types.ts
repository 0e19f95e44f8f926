/** What an experiment is and what it gives to the report. Everything here is data that survives JSON. */

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
  readonly ours: number;
  readonly judgement: string;
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

export interface Picture {
  readonly kind: 'picture';
  readonly name: string;
  readonly caption: string;
  /** SVG text, or the bytes of a PNG in base 64 (`data:` address). */
  readonly svg?: string;
  readonly png?: string;
}

export type Figure = Plot | Picture;

export interface DataTable {
  readonly name: string;
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

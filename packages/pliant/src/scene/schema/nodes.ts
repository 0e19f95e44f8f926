/**
 * The vocabulary in which a format is described once, as data. From one description come the TypeScript types
 * (`Infer` for what a reader hands over, `Input` for what a user may write), the validation (`check.ts`) and the
 * JSON Schema (`json-schema.ts`).
 *
 * No node refers to itself, so a walk over a description ends whatever the value looks like, cycles included.
 */

declare const inferred: unique symbol;
declare const accepted: unique symbol;

/** Carries the types of a node; no such property exists at run time. */
export interface Typed<Out, In = Out> {
  readonly [inferred]?: () => Out;
  readonly [accepted]?: () => In;
}

/** What a reader hands over: defaults filled in, vectors as tuples. */
export type Infer<S> = S extends { readonly [inferred]?: () => infer Out } ? Out : never;
/** What a user may write: defaults left out, typed arrays where numbers stand in a row. */
export type Input<S> = S extends { readonly [accepted]?: () => infer In } ? In : never;

export interface NumberNode extends Typed<number> {
  readonly type: 'number';
  readonly integer: boolean;
  readonly min: number;
  readonly max: number;
  /** The lower bound itself is refused. */
  readonly exclusiveMin: boolean;
  readonly unit: string;
}

export interface StringNode extends Typed<string> {
  readonly type: 'string';
  readonly maxLength: number;
  /** What the text must look like, and that in words. */
  readonly pattern?: { readonly source: string; readonly words: string };
}

export interface BooleanNode extends Typed<boolean> {
  readonly type: 'boolean';
}

export interface LiteralNode<T extends string | number = string | number> extends Typed<T> {
  readonly type: 'literal';
  readonly values: readonly T[];
}

/** A number, a text or a boolean: the parameters of methods, whose names only their registries know. */
export interface ScalarNode extends Typed<number | string | boolean> {
  readonly type: 'scalar';
  readonly maxLength: number;
  readonly maxMagnitude: number;
}

/** Anything that JSON can say; who uses it checks it further. */
export interface AnyNode extends Typed<unknown> {
  readonly type: 'any';
  /** What it should be, in words that finish "… must be". */
  readonly words: string;
}

export interface NumbersNode<Out = readonly number[], In = VectorInput | QuaternionInput>
  extends Typed<Out, In> {
  readonly type: 'numbers';
  readonly length: number;
  readonly component: NumberNode;
  /** Refuse zero and hand over the unit vector. */
  readonly unitLength: boolean;
}

/** Any number of numbers in a row, from an array or a typed array; handed over as a plain array. */
export interface ListNode extends Typed<readonly number[], ListInput> {
  readonly type: 'list';
  readonly component: NumberNode;
  /** The length must be a multiple of this: points come in threes. */
  readonly multipleOf: number;
  readonly minLength: number;
  readonly maxLength: number;
}

export interface ArrayNode<S extends Node = Node> extends Typed<readonly Infer<S>[], readonly Input<S>[]> {
  readonly type: 'array';
  readonly item: S;
  readonly maxItems: number;
}

export interface RecordNode<S extends Node = Node>
  extends Typed<Readonly<Record<string, Infer<S>>>, Readonly<Record<string, Input<S>>>> {
  readonly type: 'record';
  readonly item: S;
  readonly maxItems: number;
  readonly maxNameLength: number;
}

export interface ObjectNode<F extends Fields = Fields> extends Typed<ObjectOut<F>, ObjectIn<F>> {
  readonly type: 'object';
  readonly doc: string;
  readonly fields: F;
  /** A rule between fields, asked when each field by itself is right. */
  readonly rule?: Rule;
}

export interface UnionNode<T extends Members = Members> extends Typed<Infer<T[keyof T]>, UnionIn<T>> {
  readonly type: 'union';
  readonly title: string;
  /** The key whose value names the member. */
  readonly key: string;
  readonly members: T;
  /** Names that exist elsewhere in the format but not here, each with the sentence that says why. */
  readonly refused: Readonly<Record<string, string>>;
}

export type Node =
  | NumberNode
  | StringNode
  | BooleanNode
  | LiteralNode
  | ScalarNode
  | AnyNode
  | NumbersNode<unknown>
  | ListNode
  | AnyArray
  | AnyRecord
  | AnyObject
  | AnyUnion;

// The general members of `Node` leave their types out: a Node that held Infer<Node> would define itself.
interface AnyArray extends Typed<unknown> {
  readonly type: 'array';
  readonly item: Node;
  readonly maxItems: number;
}
interface AnyRecord extends Typed<unknown> {
  readonly type: 'record';
  readonly item: Node;
  readonly maxItems: number;
  readonly maxNameLength: number;
}
export interface AnyObject extends Typed<unknown> {
  readonly type: 'object';
  readonly doc: string;
  readonly fields: Fields;
  readonly rule?: Rule;
}
export interface AnyUnion extends Typed<unknown> {
  readonly type: 'union';
  readonly title: string;
  readonly key: string;
  readonly members: Members;
  readonly refused: Readonly<Record<string, string>>;
}

/** A complaint between fields: the key at fault and the sentence. */
export type Rule = (value: Readonly<Record<string, unknown>>) => { key: string; message: string } | undefined;

export type NumbersInput = readonly number[] | Float64Array | Float32Array;
/** Three numbers: an array of three, a typed array, or an object such as three.js has. */
export type VectorInput =
  | Vec3Tuple
  | Float64Array
  | Float32Array
  | { readonly x: number; readonly y: number; readonly z: number };
/** Four numbers x, y, z, w: an array of four, a typed array, or an object such as three.js has. */
export type QuaternionInput =
  | QuatTuple
  | Float64Array
  | Float32Array
  | { readonly x: number; readonly y: number; readonly z: number; readonly w: number };
export type ListInput = NumbersInput | Uint32Array;
/** A node whose types are told rather than inferred: for formats that hold themselves, down to a fixed depth. */
export type NodeOf<Out, In> = AnyUnion & Typed<Out, In>;
export type Vec3Tuple = readonly [number, number, number];
export type QuatTuple = readonly [number, number, number, number];

export type Presence = 'required' | 'optional' | 'default';

export interface Field<S extends Node = Node, P extends Presence = Presence> {
  readonly node: S;
  readonly presence: P;
  readonly doc: string;
  /** Filled in when the key is left out. */
  readonly default?: unknown;
}

export type Fields = Readonly<Record<string, Field>>;
export type Members = Readonly<Record<string, AnyObject>>;

type KeysOf<F extends Fields, P extends Presence> = {
  [K in keyof F]: F[K]['presence'] extends P ? K : never;
}[keyof F];
type Flat<T> = { [K in keyof T]: T[K] };

type ObjectOut<F extends Fields> = Flat<
  { readonly [K in KeysOf<F, 'required' | 'default'>]: Infer<F[K]['node']> } & {
    readonly [K in KeysOf<F, 'optional'>]?: Infer<F[K]['node']>;
  }
>;
type ObjectIn<F extends Fields> = Flat<
  { readonly [K in KeysOf<F, 'required'>]: Input<F[K]['node']> } & {
    readonly [K in KeysOf<F, 'optional' | 'default'>]?: Input<F[K]['node']> | undefined;
  }
>;
type UnionIn<T extends Members> = Input<T[keyof T]>;

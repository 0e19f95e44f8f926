/** What a TypeScript that is too old for Pliant's types finds instead of them: its error message says what to do. */
type Sentence = 'Pliant needs TypeScript 5.7 or newer: npm install --save-dev typescript@latest';
export declare const World: Sentence;
export declare const Body: Sentence;
export declare const Joint: Sentence;
export declare const TetMesh: Sentence;
export declare const TriangleMesh: Sentence;
export declare const parseScene: Sentence;
export type World = Sentence;
export type Body = Sentence;
export type Joint = Sentence;
export type TetMesh = Sentence;
export type TriangleMesh = Sentence;

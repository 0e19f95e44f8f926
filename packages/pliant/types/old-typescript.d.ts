/**
 * What a TypeScript that is too old for Pliant's types finds instead of them. Its error names this: npm install
 * --save-dev typescript@latest.
 */
interface PliantNeedsTypeScript5_7OrNewer {
  readonly 'npm install --save-dev typescript@latest': true;
}
export declare const World: PliantNeedsTypeScript5_7OrNewer;
export declare const Body: PliantNeedsTypeScript5_7OrNewer;
export declare const Joint: PliantNeedsTypeScript5_7OrNewer;
export declare const TetMesh: PliantNeedsTypeScript5_7OrNewer;
export declare const TriangleMesh: PliantNeedsTypeScript5_7OrNewer;
export declare const parseScene: PliantNeedsTypeScript5_7OrNewer;
export type World = PliantNeedsTypeScript5_7OrNewer;
export type Body = PliantNeedsTypeScript5_7OrNewer;
export type Joint = PliantNeedsTypeScript5_7OrNewer;
export type TetMesh = PliantNeedsTypeScript5_7OrNewer;
export type TriangleMesh = PliantNeedsTypeScript5_7OrNewer;

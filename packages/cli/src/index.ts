/** The command line for programs and tests: run a command in this process, serve the studio, write a file whole. */
export { main } from './cli.js';
export { FAILED, Failure, REFUSED, SUCCESS } from './failure.js';
export { type Io, processIo } from './io.js';
export { OutputFile } from './output/output-file.js';
export { encodePng } from './planar/png.js';
export type { RunReport } from './run/report.js';
export type { SceneEntry } from './server/scene-list.js';
export { type RunningServer, type ServerOptions, startServer } from './server/server.js';

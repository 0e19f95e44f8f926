export { StateHash } from './hash.js';
export { type Recording, type RecordingEntry, RecordingWriter, readRecording } from './recording.js';
export { type RestoreOptions, readSnapshot, SNAPSHOT_VERSION, writeSnapshot } from './snapshot.js';
export { TRAJECTORY_HEADER, trajectoryCsv, trajectoryJsonLines } from './trajectory.js';

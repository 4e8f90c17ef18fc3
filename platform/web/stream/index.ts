/** Calls over many items, and those that take counting, followed line by line. */
export { Counting } from './counting.tsx'
export { StreamProgress } from './stream-progress.tsx'
export { useProgress } from './use-progress.ts'
export { useStream } from './use-stream.ts'

/** Calls over many items, followed line by line. */
export { StreamProgress } from './stream-progress.tsx'
export { useStream } from './use-stream.ts'

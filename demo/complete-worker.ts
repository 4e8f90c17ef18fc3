// Fills the demonstration in a thread of its own: drawing a school's life would hold up the calls of those at work.
import { parentPort, workerData } from 'node:worker_threads'
import { completeDemonstration } from './index.ts'

const { databaseUrl, media } = workerData as { databaseUrl: string; media: string }
const leaving = new AbortController()
parentPort?.once('message', () => leaving.abort())
await completeDemonstration({
  databaseUrl,
  media,
  print: (line) => parentPort?.postMessage(line),
  stop: leaving.signal,
})
parentPort?.close()

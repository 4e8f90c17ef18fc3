import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ProcessLife } from './start/process-life.ts'
import { printLine } from './print-line.ts'

interface JournalsToComplete {
  databaseUrl: string
  /** Folder of the files that people give. */
  media: string
}

/** Fills the demonstration's journals while people work already; leaving stops it, the next start goes on. */
export function fillInBackground(life: ProcessLife, journals: JournalsToComplete): void {
  const worker = new Worker(new URL('../../demo/complete-worker.ts', import.meta.url), { workerData: journals })
  const ended = once(worker, 'exit').catch(() => undefined)
  worker
    .on('message', printLine)
    .on('error', (error: Error) =>
      printLine(`Демонстрация не дополнена, продолжу при следующем запуске: ${error.message}`),
    )
  life.beforeEnd(async () => {
    worker.postMessage('leave')
    await ended
  })
}

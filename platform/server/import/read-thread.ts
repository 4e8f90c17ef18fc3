import { parentPort, workerData } from 'node:worker_threads'
import { UnfitFile } from './open-archive.ts'
import { readBook } from './read-book.ts'
import type { Reading } from './sheet.ts'

const damaged = 'Файл повреждён: откройте его в Excel и сохраните ещё раз'

async function read(): Promise<Reading> {
  try {
    return { sheet: await readBook(Buffer.from(workerData as Uint8Array)) }
  } catch (error) {
    return { unfit: error instanceof UnfitFile ? error.message : damaged }
  }
}
parentPort?.postMessage(await read())

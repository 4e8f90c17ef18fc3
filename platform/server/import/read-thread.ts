import { parentPort, workerData } from 'node:worker_threads'
import { msg } from '#platform/contract/text.ts'
import { UnfitFile } from './open-archive.ts'
import { readBook } from './read-book.ts'
import type { Reading } from './sheet.ts'

const damaged = msg`Файл повреждён: откройте его в Excel и сохраните ещё раз`

async function read(): Promise<Reading> {
  try {
    return { sheet: await readBook(Buffer.from(workerData as Uint8Array)) }
  } catch (error) {
    return { unfit: error instanceof UnfitFile ? error.why.stored() : damaged.stored() }
  }
}
parentPort?.postMessage(await read())

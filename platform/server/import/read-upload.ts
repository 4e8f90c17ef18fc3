import { Worker } from 'node:worker_threads'
import { asSaid, msg } from '#platform/contract/text.ts'
import { sayStored } from '../language/spoken.ts'
import { refuse } from '../refusal.ts'
import type { RawSheet, Reading } from './sheet.ts'

const memoryMegabytes = 512
const maxSeconds = 20
const heavy = msg`Таблица слишком велика или устроена необычно: оставьте в файле один лист с данными`

/** One at a time: two bombs at once cost no more than one. */
let last: Promise<unknown> = Promise.resolve()

function readApart(bytes: Buffer): Promise<Reading> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('read-thread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    })
    const settle = (reading: Reading) => {
      clearTimeout(timer)
      void thread.terminate()
      resolve(reading)
    }
    const timer = setTimeout(() => settle({ unfit: heavy.stored() }), maxSeconds * 1000)
    thread.once('message', settle)
    thread.once('error', (error) => {
      console.error('reading of a spreadsheet:', error)
      settle({ unfit: heavy.stored() })
    })
  })
}

/**
 * Reads a spreadsheet that a person has given, in a thread of its own with a limit of memory and time.
 * @throws refusal 422 at `file` that says what is wrong with the file and what to do
 */
export async function readUpload(given: unknown): Promise<RawSheet> {
  if (!Buffer.isBuffer(given) || given.length === 0) throw refuse('file', msg`Приложите файл с таблицей`)
  const turn = last.then(() => readApart(given))
  last = turn
  const reading = await turn
  if ('unfit' in reading) throw refuse('file', asSaid(sayStored(reading.unfit)))
  return reading.sheet
}

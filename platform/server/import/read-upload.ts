import { asSaid, msg } from '#platform/contract/text.ts'
import { sayStored } from '../language/spoken.ts'
import { refuse, Refusal } from '../refusal.ts'
import { inTurn } from '../threads/asker.ts'
import { inThreads } from '../threads/in-threads.ts'
import type * as reading from './read-spreadsheet.ts'
import type { RawSheet, Reading } from './sheet.ts'

const maxSeconds = 20
const readSpreadsheet = inThreads<typeof reading>(new URL('read-spreadsheet.ts', import.meta.url))(
  'readSpreadsheet',
  maxSeconds,
)
const heavy = msg`Таблица слишком велика или устроена необычно: оставьте в файле один лист с данными`

/** One at a time: two bombs at once cost no more than one. */
let last: Promise<unknown> = Promise.resolve()

async function readApart(bytes: Buffer): Promise<Reading> {
  try {
    return await readSpreadsheet(bytes)
  } catch (error) {
    if (error instanceof Refusal) throw error
    console.error('reading of a spreadsheet:', error)
    return { unfit: heavy.stored() }
  }
}

/**
 * Reads a spreadsheet that a person has given, in a thread with a limit of memory and time.
 * @throws refusal 422 at `file` that says what is wrong with the file and what to do; 429, 503 as all that waits for threads
 */
export async function readUpload(given: unknown): Promise<RawSheet> {
  if (!Buffer.isBuffer(given) || given.length === 0) throw refuse('file', msg`Приложите файл с таблицей`)
  const reading = await inTurn(() => {
    const read = last.then(() => readApart(given))
    last = read.catch(() => undefined)
    return read
  })
  if ('unfit' in reading) throw refuse('file', asSaid(sayStored(reading.unfit)))
  return reading.sheet
}

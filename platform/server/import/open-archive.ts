import type { Readable } from 'node:stream'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { msg, type Text } from '#platform/contract/text.ts'

const maxEntries = 1_000
const maxUnpackedBytes = 100_000_000

/** Why a file is not read, for the person who gave it; it is read in a thread, which does not know their language. */
export class UnfitFile extends Error {
  readonly why: Text
  constructor(why: Text) {
    super(why.toString())
    this.why = why
  }
}

const tooLarge = () =>
  new UnfitFile(msg`Таблица в развёрнутом виде больше 100 МБ. Оставьте в файле один лист с данными`)
const encryptedFlag = 1

function checkEntry(entry: Entry): void {
  if ((entry.generalPurposeBitFlag & encryptedFlag) !== 0)
    throw new UnfitFile(msg`Файл защищён паролем: снимите защиту`)
  if (/vbaProject|macrosheets/i.test(entry.fileName))
    throw new UnfitFile(msg`В файле макросы: сохраните его как «Книга Excel (*.xlsx)»`)
  if (/\.bin$/i.test(entry.fileName) && /^xl\/workbook/i.test(entry.fileName))
    throw new UnfitFile(msg`Это .xlsb: сохраните файл как «Книга Excel (*.xlsx)»`)
}

/** Bytes that really come out of an entry, whatever its header says; stops as soon as `max` is passed, or is claimed to be. */
async function weigh(zip: ZipFile, entry: Entry, max: number): Promise<number> {
  if (entry.uncompressedSize > max) throw tooLarge()
  let bytes = 0
  const stream: Readable = await zip.openReadStreamPromise(entry)
  for await (const part of stream) {
    bytes += (part as Buffer).length
    if (bytes > max) throw tooLarge()
  }
  return bytes
}

/**
 * Looks an archive of a spreadsheet over before anything in it is read: at most 1,000 entries and 100 MB unpacked by
 * count, no password, no macros. Throws `UnfitFile`.
 */
export async function examineArchive(bytes: Buffer): Promise<void> {
  const zip = await fromBufferPromise(bytes, { validateEntrySizes: true }).catch(() => {
    throw new UnfitFile(msg`Файл повреждён: откройте его в Excel и сохраните ещё раз`)
  })
  if (zip.entryCount > maxEntries) throw new UnfitFile(msg`В файле слишком много частей: оставьте в нём один лист`)
  let unpacked = 0
  let isBook = false
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry)
    isBook ||= entry.fileName === 'xl/workbook.xml'
    unpacked += await weigh(zip, entry, maxUnpackedBytes - unpacked)
  }
  if (!isBook) throw new UnfitFile(msg`Это не таблица Excel: подойдёт файл .xlsx или .csv`)
}

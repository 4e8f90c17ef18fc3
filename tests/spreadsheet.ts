import { promisify } from 'node:util'
import { constants, deflateRaw } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'

type Sheet = Parameters<typeof writeXlsx>[0]['sheets'][number]
export type CellOfTest = string | number | Date | boolean | null

/** A spreadsheet of one sheet: its headings, then its rows. */
export const spreadsheet = async (rows: CellOfTest[][], more: Partial<Sheet> = {}): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Лист', rows, ...more }] }))

/** Not in the way of the server that runs in the same process. */
const deflate = promisify<Buffer, { level: number }, Buffer>(deflateRaw)
const pack = (bytes: Buffer): Promise<Buffer> => deflate(bytes, { level: constants.Z_BEST_SPEED })

/** An archive of these entries; of one that `claims`, its header says so many unpacked bytes. */
export async function archive(entries: readonly { name: string; bytes: Buffer; claims?: number }[]): Promise<Buffer> {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, bytes, claims = bytes.length } of entries) {
    const packed = await pack(bytes)
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims, 18)
    common.writeUInt16LE(title.length, 22)
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), common, title, packed)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, title)
    offset += 30 + title.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}

import { inflateSync } from 'node:zlib'

/** Streams of a PDF, unpacked. */
function streamsOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes)
  const found: string[] = []
  for (let at = file.indexOf('stream\n'); at !== -1; at = file.indexOf('stream\n', at)) {
    const end = file.indexOf('endstream', at)
    const packed = file.subarray(at + 'stream\n'.length, end)
    // a stream begins with the mark of zlib, a font file's one unpacks as well as a page's
    if (packed[0] === 0x78) found.push(inflateSync(packed).toString('latin1'))
    at = end + 'endstream'.length
  }
  return found
}
const lettersOf = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')

/** Letters of one embedded font by the number of their glyph, from its table «to Unicode». */
function glyphsOf(table: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', , list = ''] of table.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of Array.from(list.matchAll(/<([\w ]*)>/g)).entries())
      glyphs.set(Number.parseInt(first, 16) + index, lettersOf(hex))
  return glyphs
}

const escaped = /\\([()\\r])/g
/** The numbers of the glyphs of a string, in hex or as bytes. */
const codesOf = (hex: string | undefined, bytes: string) =>
  hex ??
  Buffer.from(
    bytes.replaceAll(escaped, (_, sign) => (sign === 'r' ? '\r' : sign)),
    'latin1',
  ).toString('hex')

/**
 * The text of a PDF of ours, page after page, read by the tables that its fonts carry: what a person can copy out of it.
 * The fonts' tables stand in the order of their names (F1, F2 …). @param between what stands between lines and cells
 */
export function pdfText(bytes: Uint8Array, between = ''): string[] {
  const streams = streamsOf(bytes)
  const tables = streams.filter((one) => one.includes('begincmap')).map(glyphsOf)
  const pages = streams.filter((one) => one.includes(' Tf') && one.includes(' TJ'))
  return pages.map((page) => {
    let glyphs = tables[0]
    const texts = page.matchAll(/\/F(\d+) [\d.]+ Tf|<([\da-f]+)>|\(((?:[^\\)]|\\.)*)\)|\] TJ/g)
    return Array.from(texts, ([found, font, hex, text = '']) => {
      if (found === '] TJ') return between
      if (font !== undefined) glyphs = tables[Number(font) - 1]
      return (codesOf(hex, text).match(/.{4}/g) ?? [])
        .map((code) => glyphs?.get(Number.parseInt(code, 16)) ?? '�')
        .join('')
    }).join('')
  })
}

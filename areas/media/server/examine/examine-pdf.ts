import { inflateSync } from 'node:zlib'
import type { FileFlaw } from '../../rules/file-flaw.ts'
import { Flawed } from './flawed.ts'

/** What a part unpacks to at most, and all parts together. */
const [maxPartBytes, maxBytes] = [64_000_000, 300_000_000]
/** How far before its bytes the description of a part is looked for. */
const headLength = 2_000

/** Names that make a paper do something, or bear another file, when it is opened. A name of an action is never shorter. */
const hostileNames: readonly (readonly [RegExp, FileFlaw])[] = [
  [/\/(?:JavaScript|Launch|SubmitForm|ImportData|Rendition|RichMedia|GoToE|XFA)(?![\w-])/, 'scripts'],
  [/\/EmbeddedFiles?(?![\w-])/, 'embedded'],
]
const encrypted = /\/Encrypt(?![\w-])\s*(?:\d+\s+\d+\s+R|<<)/

/** Names may be written in numbers: `/J#61vaScript`. */
const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

function requireHarmless(text: string): void {
  const plain = plainNames(text)
  for (const [names, flaw] of hostileNames) if (names.test(plain)) throw new Flawed(flaw)
}

/** Where the bytes of a part begin, and what is said of it before; null where this `stream` is no beginning. */
function partAt(text: string, at: number): { start: number; head: string } | null {
  if (text.startsWith('end', at - 3)) return null
  const begin = /^\r?\n/.exec(text.slice(at + 6, at + 8))
  if (!begin) return null
  const head = text.slice(Math.max(0, at - headLength), at)
  return { start: at + 6 + begin[0].length, head: plainNames(head.slice(head.lastIndexOf(' obj') + 1)) }
}

/** A part as text; null where it is no packed one. A list of objects that can't be unpacked hides what it holds. */
function unpacked(bytes: Buffer, { start, head }: { start: number; head: string }, left: number): string | null {
  try {
    return inflateSync(bytes.subarray(start), { maxOutputLength: Math.min(maxPartBytes, left) }).toString('latin1')
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new Flawed('bomb')
    if (/\/ObjStm(?![\w-])/.test(head)) throw new Flawed('damaged')
    return null
  }
}

/**
 * Refuses a PDF that is locked, bears other files, or acts when it is opened: its objects are searched as they stand and within the
 * parts that pack them. Pictures are left alone: nobody reads objects out of them.
 */
export function examinePdf(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  if (encrypted.test(plainNames(text))) throw new Flawed('encrypted')
  requireHarmless(text)
  let left = maxBytes
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 6)) {
    const part = partAt(text, at)
    if (part === null || /\/Subtype\s*\/Image(?![\w-])/.test(part.head)) continue
    const content = unpacked(bytes, part, left)
    if (content === null) continue
    left -= content.length
    if (left <= 0) throw new Flawed('bomb')
    requireHarmless(content)
  }
}

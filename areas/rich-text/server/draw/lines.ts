import type { Align } from '../../rules/nodes.ts'
import { lettersOf, widthIn } from './pens.ts'
import type { Run } from './pieces.ts'

/** A word, or what parts words, in the letters of one run. */
export interface LinePart {
  run: Run
  text: string
  width: number
  /** From the left end of the line. */
  x: number
}
export interface Line {
  parts: LinePart[]
}
interface Fresh {
  run: Run
  text: string
  width: number
}
/** What may not be parted at a line's end: a word of several looks is several parts. */
interface Word {
  parts: Fresh[]
  width: number
  kind: 'word' | 'space' | 'break'
}

const pieces = /\n|[ \t]+|[^ \t\n]+/g

function wordsOf(document: PDFKit.PDFDocument, runs: readonly Run[], size: number): Word[] {
  const words: Word[] = []
  for (const run of runs)
    for (const text of run.text.match(pieces) ?? []) {
      const kind = text === '\n' ? 'break' : /^[ \t]/.test(text) ? 'space' : 'word'
      const shown = kind === 'space' ? text.replaceAll('\t', '    ') : text
      const part = { run, text: shown, width: kind === 'break' ? 0 : widthIn(document, lettersOf(run, size), shown) }
      const last = words.at(-1)
      if (kind === 'word' && last?.kind === 'word') {
        last.parts.push(part)
        last.width += part.width
      } else words.push({ parts: [part], width: part.width, kind })
    }
  return words
}

/** A word wider than a line, letter by letter. */
function torn(document: PDFKit.PDFDocument, { parts }: Word, size: number, width: number): Word[] {
  const words: Word[] = []
  let present: Word = { parts: [], width: 0, kind: 'word' }
  for (const { run, text } of parts)
    for (const letter of text) {
      const own = widthIn(document, lettersOf(run, size), letter)
      if (present.width + own > width && present.parts.length > 0) {
        words.push(present)
        present = { parts: [], width: 0, kind: 'word' }
      }
      const last = present.parts.at(-1)
      if (last?.run === run) {
        last.text += letter
        last.width += own
      } else present.parts.push({ run, text: letter, width: own })
      present.width += own
    }
  return [...words, present]
}

interface Open {
  words: Word[]
  width: number
  /** The line ends because the text does, or a break does it: it is not drawn out to both edges. */
  isLast: boolean
}

function brokenInto(words: readonly Word[], width: number): Open[] {
  const lines: Open[] = []
  let open: Open = { words: [], width: 0, isLast: false }
  const end = (isLast: boolean) => {
    while (open.words.at(-1)?.kind === 'space') open.width -= open.words.pop()?.width ?? 0
    lines.push({ ...open, isLast })
    open = { words: [], width: 0, isLast: false }
  }
  for (const word of words) {
    if (word.kind === 'break') end(true)
    // a blank that falls on the end of a line is not carried to the next
    else if (word.kind === 'space' && open.words.length === 0 && lines.length > 0) continue
    else {
      if (word.kind === 'word' && open.width + word.width > width + 0.01 && open.words.length > 0) end(false)
      open.words.push(word)
      open.width += word.width
    }
  }
  end(true)
  return lines
}

function placed({ words, width: own, isLast }: Open, width: number, align: Align): Line {
  const free = Math.max(0, width - own)
  const gaps = words.filter(({ kind }) => kind === 'space').length
  const more = align === 'justify' && !isLast && gaps > 0 ? free / gaps : 0
  let x = align === 'right' ? free : align === 'center' ? free / 2 : 0
  const parts: LinePart[] = []
  for (const word of words)
    for (const part of word.parts) {
      const whole = part.width + (word.kind === 'space' ? more : 0)
      const last = parts.at(-1)
      // words of one look are written at once
      if (more === 0 && last?.run === part.run) {
        last.text += part.text
        last.width += whole
      } else parts.push({ ...part, width: whole, x })
      x += whole
    }
  return { parts }
}

/** Breaks runs into lines of a width, each part where it stands in its line. Without a word there is one empty line. */
export function linesOf(
  document: PDFKit.PDFDocument,
  runs: readonly Run[],
  { size, width, align }: { size: number; width: number; align: Align },
): Line[] {
  const words = wordsOf(document, runs, size).flatMap((word) =>
    word.kind === 'word' && word.width > width ? torn(document, word, size, width) : [word],
  )
  return brokenInto(words, width).map((line) => placed(line, width, align))
}

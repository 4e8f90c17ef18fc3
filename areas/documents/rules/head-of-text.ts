import type { Block } from '#areas/rich-text/rules/nodes.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'

interface Headed {
  title: string
  kind_title: string
  kind_title_kk: string | null
  number: string | null
  numbered_on: string | null
}
const centred = (level: 1 | 3, text: string): Block => ({
  type: 'heading',
  attrs: { level, textAlign: 'center' },
  content: [{ type: 'text', text }],
})

/**
 * What stands over the text of a paper: what it is, its number and date once it has them, what it is about. On paper it speaks the
 * paper's own language, whatever the reader's is.
 */
export function headOfText(
  { title, kind_title, kind_title_kk, number, numbered_on }: Headed,
  language: 'ru' | 'kk',
): Block[] {
  const kind = language === 'kk' ? (kind_title_kk ?? kind_title) : kind_title
  const day = numbered_on === null ? '' : displayDate(numbered_on)
  const numbered = number === null ? '' : language === 'kk' ? `№ ${number}, ${day}` : `№ ${number} от ${day}`
  return [
    centred(1, kind.toUpperCase()),
    ...(numbered === '' ? [] : [centred(3, numbered)]),
    ...(title === kind_title ? [] : [centred(3, title)]),
  ]
}

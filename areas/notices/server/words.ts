import type { StoredText } from '#platform/contract/text.ts'
import { sayStored } from '#platform/server/language/spoken.ts'

const maxLengths = { title: 200, text: 2_000 }

/** What a notice says, as it is kept. */
export interface KeptWords {
  title: StoredText
  text: StoredText | null
}
/** A notice in the language of the moment. */
export const sayNotice = <Row extends KeptWords>(
  row: Row,
): Omit<Row, keyof KeptWords> & { title: string; text: string } => ({
  ...row,
  title: sayStored(row.title).slice(0, maxLengths.title),
  text: row.text === null ? '' : sayStored(row.text).slice(0, maxLengths.text),
})

import type { StoredText } from '#platform/contract/text.ts'

/** A cell as it came: its text as a person reads it, and what is wrong with it as a cell. */
export interface RawCell {
  text: string
  flaw?: StoredText
}
/** Rows of the first visible sheet, from its first filled row; `number` as the spreadsheet counts. */
export interface RawSheet {
  rows: { number: number; cells: RawCell[] }[]
}
/** As the reading thread answers it: what is wrong is not said yet. */
export type Reading = { sheet: RawSheet } | { unfit: StoredText }

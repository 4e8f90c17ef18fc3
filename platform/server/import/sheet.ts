/** A cell as it came: its text as a person reads it, and what is wrong with it as a cell. */
export interface RawCell {
  text: string
  flaw?: string
}
/** Rows of the first visible sheet, from its first filled row; `number` as the spreadsheet counts. */
export interface RawSheet {
  rows: { number: number; cells: RawCell[] }[]
}
/** What the reading thread answers. */
export type Reading = { sheet: RawSheet } | { unfit: string }

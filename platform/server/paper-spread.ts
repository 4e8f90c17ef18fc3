export interface SpreadColumn {
  title: string
  align?: 'left' | 'right' | 'center'
  /** Its title is read from below. */
  isUpright?: boolean
  /** What stands in it is bold. */
  isBold?: boolean
}
/** Columns under a common title, which stands again on every sheet on which one of them does. */
export interface SpreadBand {
  title: string
  /** Where there is no room for the title. */
  short?: string
  columns: readonly SpreadColumn[]
  /** It is not torn between two sheets. */
  isWhole?: boolean
}
/**
 * A table too wide for a sheet: its leading columns stand again on each, the others go on from sheet to sheet under their band.
 * Letters are as large, from 10.5 points down to 6.5, as the fewest sheets allow.
 */
export interface PaperSpread {
  lead: readonly SpreadColumn[]
  bands: readonly SpreadBand[]
  /** Of each the cells of the leading columns, then those of the bands; null is shaded: nothing can stand there. */
  rows: readonly (readonly (string | null)[])[]
  /** So many rows of one student stand on one sheet; by default 1. */
  rowsTogether?: number
}

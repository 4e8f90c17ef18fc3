/** A column of a spread behind the leading ones: its place among all, its width in points, its band. */
export interface MeasuredColumn {
  index: number
  width: number
  band: number
  /** Its band stands on one sheet. */
  isOfWhole: boolean
}
interface Measured {
  columns: readonly MeasuredColumn[]
  /** Heights in points. */
  rows: readonly number[]
  /** So many stand on one sheet. */
  rowsTogether: number
}
/** What a sheet has for columns and rows, in points; of the first page something may be taken already. */
interface Room {
  width: number
  first: number
  others: number
}
export interface SpreadSheet {
  columns: MeasuredColumn[]
  /** Places of its rows. */
  rows: number[]
}

const widthOf = (columns: readonly MeasuredColumn[]) => columns.reduce((sum, { width }) => sum + width, 0)

/** What goes to a sheet as one: a column, or a band that is not torn. */
function unitsOf(columns: readonly MeasuredColumn[]): MeasuredColumn[][] {
  const units: MeasuredColumn[][] = []
  for (const column of columns) {
    const last = units.at(-1)
    if (column.isOfWhole && last?.[0]?.band === column.band) last.push(column)
    else units.push([column])
  }
  return units
}

function slicesWithin(units: readonly MeasuredColumn[][], limit: number): MeasuredColumn[][] {
  const slices: MeasuredColumn[][] = []
  for (const unit of units) {
    const last = slices.at(-1)
    if (last && widthOf(last) + widthOf(unit) <= limit) last.push(...unit)
    else slices.push([...unit])
  }
  return slices
}

const step = 5
/** As few slices as there can be, none of them much wider than the others. */
function slicesOf(columns: readonly MeasuredColumn[], width: number): MeasuredColumn[][] {
  const units = unitsOf(columns)
  const fewest = slicesWithin(units, width)
  for (let limit = widthOf(columns) / fewest.length; limit < width; limit += step) {
    const balanced = slicesWithin(units, limit)
    if (balanced.length <= fewest.length) return balanced
  }
  return fewest
}

function rowsOn({ rows, rowsTogether }: Measured, first: number, others: number): number[][] {
  const pages: number[][] = [[]]
  let left = first
  for (let begin = 0; begin < rows.length; begin += rowsTogether) {
    const unit = rows.slice(begin, begin + rowsTogether)
    const height = unit.reduce((sum, row) => sum + row, 0)
    if (height > left && pages.at(-1)?.length !== 0) {
      pages.push([])
      left = others
    }
    left -= height
    pages.at(-1)?.push(...unit.map((_, index) => begin + index))
  }
  return pages
}

/** The sheets of a spread: all rows of the first columns, then all rows of the next. */
export function sheetsOfSpread(measured: Measured, { width, first, others }: Room): SpreadSheet[] {
  const { columns } = measured
  const slices = columns.length === 0 ? [[]] : slicesOf(columns, width)
  return slices.flatMap((slice, index) =>
    rowsOn(measured, index === 0 ? first : others, others).map((own) => ({ columns: slice, rows: own })),
  )
}

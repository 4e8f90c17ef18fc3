/** A row of a chart: its name on the axis, and a number for each series by key; null where there is none. */
export type ChartRow = { label: string } & Readonly<Record<string, string | number | null>>
export interface ChartSeries {
  key: string
  title: string
  /** By default the first, the second … of the four; the first is for what is bad. */
  colour?: 1 | 2 | 3 | 4
}
export interface ChartData {
  /** What is shown, for the table's caption and for who hears the page. */
  title: string
  /** What the rows are: «Неделя». */
  axis: string
  rows: readonly ChartRow[]
  /** At most four: so many colours are told apart in both themes. */
  series: readonly ChartSeries[]
  /** Side by side, to be compared; by default one on another, as parts of a whole. */
  isSideBySide?: boolean
  /** How a number is written in the table and on the axis; by default as it is. */
  write?: (value: number) => string
  /** Numbers of the axis are its multiples: 60 of seconds. */
  step?: number
}

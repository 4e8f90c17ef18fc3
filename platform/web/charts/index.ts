/** Charts, each with its table; the library of charts comes when the first one is shown. */
export { BarChart } from './bar-chart.tsx'
export type { ChartData } from './chart-data.ts'
export { LyingBars } from './lying-bars.tsx'

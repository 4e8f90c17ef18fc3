/** Charts, each with its table. */
export { BarChart } from './bar-chart.tsx'
export type { ChartData } from './chart-data.ts'
export { HorizontalBars } from './horizontal-bars.tsx'

import { readTotals } from './read-totals.ts'
import { readWeek } from './read-week.ts'

export const diaryEndpoints = [readWeek, readTotals]

import { inThreads } from '#platform/server/threads/in-threads.ts'
import type * as writing from './write-report-cards.ts'

/** Report cards, a page for each, see `writeReportCards`. @returns bytes of the PDF */
export const drawReportCards = inThreads<typeof writing>(new URL('write-report-cards.ts', import.meta.url))(
  'writeReportCards',
)

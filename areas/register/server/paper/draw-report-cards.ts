import { inThreads } from '#platform/server/threads/in-threads.ts'
import type * as writing from './write-report-cards.ts'

const inThread = inThreads<typeof writing>(new URL('write-report-cards.ts', import.meta.url))

/** Report cards, a page for each, see `writeReportCards`. @returns bytes of the PDF */
export const drawReportCards = inThread('writeReportCards')
/** Report cards, a file for each, see `writeReportCardArchive`. @returns bytes of the ZIP */
export const drawReportCardArchive = inThread('writeReportCardArchive')

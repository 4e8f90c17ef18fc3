import { definePlace } from '#platform/web/places.tsx'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of each area's tables are described: a hook each, always the same ones in the same order. */
export const auditWords = definePlace<() => HistoryWords>()

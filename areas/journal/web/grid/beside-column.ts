import type { ResultSlot } from '../sheet/result-slots.ts'

/** A column beside the marks. */
export type BesideColumn = { kind: 'average' } | { kind: 'percent' | 'result'; slot: ResultSlot }

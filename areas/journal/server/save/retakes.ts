import { sql, type RawBuilder } from 'kysely'
import type { Retake } from '../../contract/journal.ts'
import type { ScoreRow } from './marking-batch.ts'

/** The columns of a retake. */
export type RetakeColumns = Pick<ScoreRow, 'former_value' | 'retaken_on'>

export const retakeOf = ({ former_value, retaken_on }: RetakeColumns): Retake | null =>
  former_value === null || retaken_on === null ? null : { former: former_value, on: retaken_on }

export const retakeColumns = (retake: Retake | null): RetakeColumns => ({
  former_value: retake?.former ?? null,
  retaken_on: retake?.on ?? null,
})

/** Where no retake stood, what stood before is what is stored, whatever the writer believes. */
export const retakeOver = (retake: Retake, stored: Pick<ScoreRow, 'value' | 'former_value'>): Retake =>
  stored.former_value === null ? { ...retake, former: stored.value } : retake

/** The retake of a mark `s` as JSON; null where there was none. */
export const retakeOfMark: RawBuilder<Retake | null> = sql`case when s.former_value is not null then
  jsonb_build_object('former', s.former_value, 'on', s.retaken_on) end`

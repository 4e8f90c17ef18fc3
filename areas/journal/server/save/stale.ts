import { t } from '#platform/contract/text.ts'
import { conflict, type Refusal } from '#platform/server/refusal.ts'
import type { MarkingBatch, MissRow, ScoreRow } from './marking-batch.ts'
import type { CallContext } from './save-marking-batch.ts'
import { whoChanged, type ChangedBy } from './who-changed.ts'

const nothing = { scores: [], misses: [], goneScores: [], goneMisses: [] }

/** «(Ахметов Д. Н., 20.11, 10:32)», by the school's clock. */
function byWhom(by: ChangedBy | null, timeZone: string): string {
  if (!by) return ''
  const format = { timeZone, day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  return ` (${by.name}, ${new Intl.DateTimeFormat('ru-RU', format).format(new Date(by.at))})`
}

/** 409 with the value that stands now, and who made it so. */
export async function staleScore({ db, context }: CallContext, groupId: number, row: ScoreRow): Promise<Refusal> {
  const by = (await whoChanged(db, groupId, { ...nothing, scores: [row.id] }))('score', row.id)
  return conflict(
    t`Отметку уже изменили, сейчас стоит ${row.value}${byWhom(by, context.clock.timeZone)}. Обновите журнал и повторите`,
  )
}

export async function staleMiss(
  { db, context }: CallContext,
  batch: MarkingBatch,
  groupId: number,
  row: MissRow,
): Promise<Refusal> {
  const by = (await whoChanged(db, groupId, { ...nothing, misses: [row.id] }))('miss', row.id)
  const letter = batch.kinds.get(row.kind_id)?.letter ?? ''
  return conflict(
    t`Пропуск уже изменили, сейчас стоит ${letter}${byWhom(by, context.clock.timeZone)}. Обновите журнал и повторите`,
  )
}

import { t } from '#platform/contract/text.ts'
import type { TrackedRow } from './marking-batch.ts'

/** A field of the body at which an objection is shown. */
export type Field = 'student_id' | 'type' | 'value' | 'work_id' | 'kind_id' | 'minutes' | 'client_id' | 'comment'

/**
 * What became of a step: done, with the row as it will be stored (null where it is gone); refused by right or rule; or a
 * clash with what another has stored since.
 */
export type Outcome<Row> =
  | { kind: 'done'; tracked: TrackedRow<Row> | null }
  | { kind: 'refused'; by: 'scope' | 'rule'; field: Field; reason: string }
  | { kind: 'conflict'; tracked: TrackedRow<Row> | null }

export const done = <Row>(tracked: TrackedRow<Row> | null): Outcome<Row> => ({ kind: 'done', tracked })
export const clash = <Row>(tracked: TrackedRow<Row> | null): Outcome<Row> => ({ kind: 'conflict', tracked })
export const refused = (field: Field, reason: string): Outcome<never> => ({
  kind: 'refused',
  by: 'rule',
  field,
  reason,
})
export const outOfScope = (reason: string): Outcome<never> => ({
  kind: 'refused',
  by: 'scope',
  field: 'student_id',
  reason,
})
export const noLesson = () => outOfScope(t`Урок не найден в этом журнале`)
export const notYourLesson = () => outOfScope(t`Отмечать на этом уроке может только его учитель`)

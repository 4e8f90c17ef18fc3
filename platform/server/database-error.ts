import pg from 'pg'
import { msg, type Text } from '#platform/contract/text.ts'
import { Refusal } from './refusal.ts'

const refusals: Readonly<Record<string, readonly [number, Text]>> = {
  '23505': [409, msg`Такая запись уже есть`],
  '23P01': [409, msg`Запись пересекается с другой по времени`],
  '23503': [409, msg`На эту запись ссылаются другие или связанной записи уже нет`],
  '23514': [422, msg`Значение нарушает правило школы`],
  '22001': [422, msg`Слишком длинный текст`],
  '22003': [422, msg`Число вне допустимых границ`],
  '22021': [422, msg`Недопустимые символы`],
}
const clashes = new Set(['40001', '40P01'])

/** Lost a race with another transaction: the same work may be tried again. */
export const mayBeRetried = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && clashes.has(error.code)

/** A constraint of the database, said as a refusal; undefined where the error is a failure of ours. */
export function refusalOfDatabase(error: unknown): Refusal | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return undefined
  const known = refusals[error.code]
  return known ? new Refusal(known[0], known[1]) : undefined
}

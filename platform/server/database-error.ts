import pg from 'pg'
import { Refusal } from './refusal.ts'

const refusals: Record<string, [number, string]> = {
  '23505': [409, 'Такая запись уже есть'],
  '23P01': [409, 'Запись пересекается с другой по времени'],
  '23503': [409, 'На эту запись ссылаются другие или связанной записи уже нет'],
  '23514': [422, 'Значение нарушает правило школы'],
  '22001': [422, 'Слишком длинный текст'],
  '22003': [422, 'Число вне допустимых границ'],
  '22021': [422, 'Недопустимые символы'],
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

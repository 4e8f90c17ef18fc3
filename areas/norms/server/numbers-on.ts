import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { soleLine, type NormKind } from '#platform/server/norm.ts'
import { ofDay } from '../rules/numbers-of-day.ts'

export interface StoredNumbers {
  id: number
  norm: string
  since: CalendarDate
  numbers: Record<string, number>
  source: string
  version: number
}
/** What the school has entered for norms. */
export async function readStored(db: Database, norms: readonly string[]): Promise<StoredNumbers[]> {
  const { rows } = await sql<StoredNumbers>`select id, norm, since, numbers, source, version from norms.value
    where norm = any(${[...norms]}::text[]) order by since desc`.execute(db)
  return rows
}

/** Numbers of several norms that hold on a day, in the order given: one statement. */
export async function numbersOfAll<const Kinds extends readonly NormKind[]>(
  db: Database,
  kinds: Kinds,
  day: CalendarDate,
): Promise<{ [Place in keyof Kinds]: Kinds[Place] extends NormKind<infer Line> ? Record<Line, number> : never }> {
  const stored = await readStored(
    db,
    kinds.map(({ key }) => key),
  )
  const found = kinds.map((kind) => {
    const own = stored.filter(({ norm }) => norm === kind.key)
    const days = new Set(own.map(({ since }) => since))
    const { numbers } = ofDay([...own, ...kind.initial.filter(({ since }) => !days.has(since))], day)
    return numbers
  })
  return found as never
}

/** Numbers of a norm that hold on a day, by its lines. */
export const numbersOn = async <Line extends string>(
  db: Database,
  kind: NormKind<Line>,
  day: CalendarDate,
): Promise<Record<Line, number>> => {
  const [numbers] = await numbersOfAll(db, [kind] as const, day)
  return numbers as Record<Line, number>
}

/** The number of a norm of one line that holds on a day. */
export const numberOn = async (db: Database, kind: NormKind<typeof soleLine>, day: CalendarDate): Promise<number> =>
  (await numbersOn(db, kind, day))[soleLine]

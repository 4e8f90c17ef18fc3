import { sql } from 'kysely'
import { readHistory, unknownPerson } from '#areas/access/server/index.ts'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readAvailability, readAvailabilityHistory, type Availability } from '../contract/availability.ts'
import { auditedFields } from './audited.ts'
import { mayReadAvailability, mayWriteAvailability } from './scope.ts'
import { bellsOfYear } from './year-bells.ts'
import { orNothing, readYearRows } from './year-rows.ts'

export interface Asked {
  db: Database
  caller: Caller
  today: string
}
interface YearOfPerson {
  year: Availability['year']
  former_id: number | null
  may_write: boolean
  slots: Availability['slots']
  buildings: Availability['buildings']
}

/** The year of today where none is asked for. @throws 404 for a year or a person that is not there or not for the caller */
export async function readWhole(
  { db, caller, today }: Asked,
  personId: number,
  yearId: number | undefined,
): Promise<Availability> {
  const person = sql.ref('p.id')
  const { rows } = await sql<YearOfPerson>`
    select ${mayWriteAvailability(caller, person, today)} as may_write,
      jsonb_build_object('id', y.id, 'title',
        extract(year from y.date_start) || '/' || extract(year from y.date_end)) as year,
      (select f.id from calendar.study_year f where f.date_end < y.date_start order by f.date_end desc limit 1) as former_id,
      ${bellsOfYear(sql.ref('y.id'))} as slots,
      coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'title', b.title) order by b.title)
        from buildings.building b where b.archived_at is null), '[]') as buildings
    from people.person p, calendar.study_year y
    where p.id = ${personId} and y.id = ${yearId ?? currentYearId(today)} and ${mayReadAvailability(caller, person, today)}`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw yearId === undefined ? unknownPerson(caller, personId) : notFound()
  const { former_id, ...rest } = found
  const written = await readYearRows(
    db,
    sql<boolean>`a.person_id = ${personId} and a.year_id in (${found.year.id}, ${former_id})`,
  )
  const of = (id: number | null) => written.find(({ year_id }) => year_id === id)
  const { hours, methodical_day, building, note, version } = orNothing(of(found.year.id))
  const former = of(former_id)
  return {
    ...rest,
    hours,
    methodical_day,
    building,
    note,
    version,
    former: former
      ? { hours: former.hours, methodical_day: former.methodical_day, building: former.building, note: former.note }
      : null,
  }
}

export const readAvailabilityHandler = handle(readAvailability, ({ params, query, caller, db, today }) =>
  readWhole({ db, caller, today }, params.id, query.year_id),
)

export const readHistoryHandler = handle(readAvailabilityHistory, async ({ params, query, caller, db, today }) => {
  const { rows } = await sql`select from people.person p
    where p.id = ${params.id} and ${mayReadAvailability(caller, sql.ref('p.id'), today)}`.execute(db)
  if (rows.length === 0) throw unknownPerson(caller, params.id)
  const kept = sql`coalesce(h.after, h.before)`
  const where = sql<boolean>`((${kept} ->> 'person_id')::integer = ${params.id}
    and (${kept} ->> 'year_id')::integer = ${query.year_id ?? currentYearId(today)})`
  return readHistory(db, [{ subject: 'availability.person_year', where, fields: auditedFields }], query)
})

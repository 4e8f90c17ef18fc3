import { sql, type RawBuilder } from 'kysely'
import { dayOfYear } from '#areas/calendar/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import type { Leader } from '../../contract/leaders.ts'

export interface LeaderRow extends Leader {
  class_id: number
}
/** Appointments over the row `l` of `classes.leader`, those of today first, then the later the nearer. */
export async function readLeaders(db: Database, where: RawBuilder<boolean>, today: string): Promise<LeaderRow[]> {
  const day = dayOfYear(today)
  const { rows } = await sql<LeaderRow>`
    select l.id, l.class_id, l.kind, l.version, jsonb_build_object('id', p.id, 'full_name', p.full_name) as person,
      lower(l.during)::text as from, (upper(l.during) - 1)::text as to,
      case when l.during @> ${day} then 'now' when l.during << daterange(${day}, null) then 'before' else 'later' end as state
    from classes.leader l join people.person p on p.id = l.person_id
      join classes.class c on c.id = l.class_id join calendar.study_year y on y.id = c.year_id
    where ${where}
    order by l.during @> ${day} desc, l.kind desc, lower(l.during) desc, l.id`.execute(db)
  return rows
}

/** @throws Refusal 404 */
export async function readLeader(db: Database, id: number, today: string): Promise<LeaderRow> {
  const [leader] = await readLeaders(db, sql<boolean>`l.id = ${id}`, today)
  if (!leader) throw notFound()
  return leader
}

/** @throws Refusal 409 with what stands now, for who has seen an earlier version */
export function requireVersion({ person, from, to, version }: LeaderRow, seen: number): void {
  if (version === seen) return
  const days = to === null ? msg`с ${displayDate(from)}` : msg`с ${displayDate(from)} по ${displayDate(to)}`
  throw conflict(msg`Пока вы работали, назначение изменили: сейчас это ${person.full_name}, ${days}. Повторите`)
}

/** What the history keeps of an appointment. */
export const auditedValues = ({ class_id, kind, person, from, to }: LeaderRow) => ({
  class_id,
  kind,
  person_id: person.id,
  from,
  to,
})

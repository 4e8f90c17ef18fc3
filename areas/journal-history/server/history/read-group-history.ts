import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readGroupHistory, type JournalChange, type JournalHistory } from '../../contract/history.ts'
import { shortName } from '#areas/people/server/index.ts'
import { readBatches } from './batches.ts'
import { changesOfGroup, lessonTables, type Filters, type Place } from './changes-of-group.ts'
import { readableGroup, type ReadableGroup } from '../readable-group.ts'
import { subjectOf, auditedState } from './audited-state.ts'

type Kept = Record<string, unknown> | null
type Row = Omit<JournalChange, 'subject' | 'before' | 'after'> & {
  table: string
  micros: string
  before: Kept
  after: Kept
}

async function readChanges(db: Database, group: ReadableGroup, filters: Filters, size: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with newest as materialized (
      select found.* from (${changesOfGroup(group, filters, size + 1)}) found
      order by found.at desc, found.id desc limit ${sql.lit(size + 1)})
    select h.id, to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      ((extract(epoch from h.at) * 1000000)::bigint)::text as micros,
      h.account_id, ${shortName('who')} as who, ${shortName('behalf')} as on_behalf_of, h.batch,
      h.subject as "table", h.before, h.after,
      case when st.id is not null then jsonb_build_object('id', st.id, 'name', st.full_name) end as student,
      case when l.id is not null then jsonb_build_object('id', l.id, 'date', l.date, 'slot', l.slot) end as lesson
    from newest h
    left join people.person who on who.admin_user_id = h.account_id
    left join people.person behalf on behalf.admin_user_id = h.on_behalf_of
    left join people.person st on st.id = (coalesce(h.after, h.before) ->> 'student_id')::integer
    left join timetable.lesson l on l.id = case when h.subject in (${lessonTables}) then h.subject_id
      else (coalesce(h.after, h.before) ->> 'lesson_id')::bigint end
    order by h.at desc, h.id desc`.execute(db)
  return rows
}

/** Everybody who has written in the journal, for the filter. */
async function readPeople(db: Database, group: ReadableGroup): Promise<JournalHistory['people']> {
  const all: Filters = { student: undefined, who: undefined, kind: undefined, day: null, after: null }
  const { rows } = await sql<{ id: number; name: string }>`
    select who.admin_user_id as id, ${shortName('who')} as name
    from (select distinct account_id from (${changesOfGroup(group, all)}) h) actor
    join people.person who on who.admin_user_id = actor.account_id order by who.sort_name, who.id`.execute(db)
  return rows
}

function placeOf(cursor: string | undefined): Place | null {
  const [micros = '', id = ''] = cursor?.split('-') ?? []
  return cursor === undefined ? null : { micros, id: Number(id) }
}

const asChange = ({ table, micros: _micros, before, after, ...rest }: Row): JournalChange => {
  const subject = subjectOf[table] ?? 'lesson'
  return { ...rest, subject, before: auditedState(subject, before), after: auditedState(subject, after) }
}

export const readGroupHistoryHandler = handle(readGroupHistory, async (requested) => {
  const { params, query, caller, db, today, context } = requested
  const group = await readableGroup(db, caller, params.id, today)
  const { size, after, student, who, kind } = query
  const day = query.day === undefined ? null : { date: query.day, timeZone: context.clock.timeZone }
  const [rows, people] = await Promise.all([
    readChanges(db, group, { student, who, kind, day, after: placeOf(after) }, size),
    after === undefined ? readPeople(db, group) : [],
  ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const batches = await readBatches(db, caller, [...new Set(shown.flatMap(({ batch }) => batch ?? []))])
  return {
    items: shown.map(asChange),
    next: last && rows.length > size ? `${last.micros}-${last.id}` : null,
    batches,
    people,
  }
})

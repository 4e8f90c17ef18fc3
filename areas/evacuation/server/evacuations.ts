import { sql } from 'kysely'
import { allows, write } from '#platform/contract/access.ts'
import { schoolRoom } from '#platform/contract/realtime.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import { now } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import * as calls from '../contract/evacuations.ts'
import { evacuationCompleted } from '../contract/events.ts'
import { evaEvacuation, evaMark } from '../contract/permissions.ts'
import { collectsSome, readEvacuationRow, readRunning, readWhole } from './evacuation-rows.ts'
import { requireSchool, mayReadUnit } from './scope.ts'
import { readUnits } from './unit-rows.ts'

async function placeFor(db: Database, caller: Caller | null, evacuationId: number) {
  if (caller === null) return 'sos' as const
  if (allows(write(evaEvacuation), caller)) return 'progress' as const
  if (!allows(write(evaMark), caller)) return 'sos' as const
  return (await collectsSome(db, caller, evacuationId)) ? ('marks' as const) : ('sos' as const)
}

export const readInProgressHandler = handle(calls.readInProgress, async ({ caller, db }) => {
  const running = caller?.client === 1 ? null : await readRunning(db)
  return {
    evacuation_in_progress: running,
    leads_to: running && (await placeFor(db, caller, running.id)),
    now: now().toISOString(),
  }
})

export const readEvacuationHandler = handle(calls.readEvacuation, ({ params, query, db, context }) =>
  query.get_type === 'full' ? readWhole(db, context, params.id) : readEvacuationRow(db, params.id),
)

const auditedValues = ({ mode, kind, status, note, ended_note }: calls.Evacuation) => ({
  mode,
  kind,
  status,
  note,
  ended_note,
})
/** The evacuation, held until the end of the transaction. */
async function lock(db: Database, id: number): Promise<calls.Evacuation> {
  await sql`select from evacuation.evacuation where id = ${id} for update`.execute(db)
  return readEvacuationRow(db, id)
}
const end = (db: Database, caller: Caller, id: number, status: 'completed' | 'cancelled') =>
  // a server whose clock was put back can end it all the same
  sql`update evacuation.evacuation set status = ${status}, ended_at = greatest(clock_timestamp(), started_at), ended_by = ${caller.act ?? caller.accountId}
    where id = ${id}`.execute(db)

export const changeEvacuationHandler = handle(
  calls.changeEvacuation,
  async ({ params, body, caller, db, publish, record }) => {
    const before = await lock(db, params.id)
    const ends = body.status === 'completed' && before.status === 'active'
    if (body.status === 'completed' && before.status === 'cancelled')
      throw conflict(msg`Эвакуация отменена, завершить её нельзя`)
    if (ends) await end(db, caller, before.id, 'completed')
    await sql`update evacuation.evacuation set note = ${body.note ?? before.note},
      ended_note = ${body.ended_note ?? before.ended_note} where id = ${before.id}`.execute(db)
    const after = await readEvacuationRow(db, before.id)
    await record({
      subject: 'evacuation.evacuation',
      id: after.id,
      before: auditedValues(before),
      after: auditedValues(after),
    })
    if (ends) publish(schoolRoom, evacuationCompleted, { id: after.id, status: 'completed' })
    return after
  },
)

export const cancelEvacuationHandler = handle(
  calls.cancelEvacuation,
  async ({ params, caller, db, publish, record }) => {
    const before = await lock(db, params.id)
    if (before.status === 'cancelled') return {}
    if (before.status === 'completed') throw conflict(msg`Эвакуация уже завершена, отменить её нельзя`)
    await end(db, caller, before.id, 'cancelled')
    await record({
      subject: 'evacuation.evacuation',
      id: before.id,
      before: auditedValues(before),
      after: { ...auditedValues(before), status: 'cancelled' },
    })
    publish(schoolRoom, evacuationCompleted, { id: before.id, status: 'cancelled' })
    return {}
  },
)

export const listCollectHandler = handle(calls.listCollect, async ({ caller, db }) => {
  requireSchool(caller)
  const evacuation = await readRunning(db)
  if (evacuation === null) return { evacuation, items: [] }
  const own = sql<boolean>`u.evacuation_id = ${evacuation.id} and exists (select from evacuation.collector c
      where c.unit_id = u.id and c.person_id = ${caller.personId})`
  return { evacuation, items: await readUnits(db, own) }
})

export const listRanLessonsHandler = handle(calls.listRanLessons, async ({ query, db }) => {
  const { id } = await readEvacuationRow(db, query.evacuation_id)
  const { rows } = await sql<calls.RanLesson>`
      select l.id as lesson_id, u.id as unit_id, to_char(l.starts_at, 'HH24:MI') as start_time,
        to_char(l.ends_at, 'HH24:MI') as end_time, co.title as course, g.title as "group", r.title as room,
        array(select p.full_name from evacuation.collector c join people.person p on p.id = c.person_id
          where c.unit_id = u.id order by p.sort_name, p.id) as teachers,
        (select count(*)::int from evacuation.mark m where m.unit_id = u.id and m.kind = 'student') as students
      from evacuation.collect_unit u join timetable.lesson l on l.id = u.lesson_id
        join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id
        left join buildings.room r on r.id = l.room_id
      where u.evacuation_id = ${id} order by g.title, co.title, l.id`.execute(db)
  return { items: rows }
})

const maxFound = 20
/** Who collects a list may find anybody: the one who stands beside them may be of another's. */
export const findMarksHandler = handle(calls.findMarks, async ({ params, query, caller, db }) => {
  const { id } = await readEvacuationRow(db, params.id)
  const { rows: own } = await sql`select from evacuation.collect_unit u
      where u.evacuation_id = ${id} and ${mayReadUnit(caller, sql`u.id`)} limit 1`.execute(db)
  if (own.length === 0) throw notFound(msg`Эвакуация не найдена`)
  const { rows } = await sql<calls.FoundMark>`
      select m.id, m.name, m.kind, m.class_title, m.status, m.unit_id, u.title as unit_title
      from evacuation.mark m join evacuation.collect_unit u on u.id = m.unit_id
      where m.evacuation_id = ${id} and strpos(platform.search_text(m.name), platform.search_text(${query.search})) > 0
      order by m.name, m.id limit ${sql.lit(maxFound)}`.execute(db)
  return { items: rows }
})

import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import { refuse } from '#platform/server/refusal.ts'
import { chooseProfiles, holdStudents } from '../contract/rollover.ts'
import { requireWholeSchool } from './whole-school.ts'
import { requireYears, type Years } from './years.ts'

/** @throws Refusal 422 where one of them is in no class on the last day of the former year */
async function requireStudents(db: Database, { from }: Years, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)].toSorted((one, other) => one - other)
  const { rows } = await sql<{ id: number }>`select distinct m.student_id as id
    from classes.class_member m join classes.class c on c.id = m.class_id
    where c.year_id = ${from.id} and m.student_id = any(${wanted}::int[]) and m.during @> ${from.date_end}::date`.execute(
    db,
  )
  if (rows.length < wanted.length) throw refuse('student_ids', msg`Такого ученика в классах этого года нет`)
  return wanted
}

interface Kept {
  id: number
  student_id: number
}
/** Rows of a table with one a student, before and after, as changes of the history. */
const changesOf = <Row extends Kept>(subject: string, before: readonly Row[], after: readonly Row[]): Change[] => {
  const value = ({ id: _id, ...kept }: Row) => kept
  return [...new Set([...before, ...after].map(({ student_id }) => student_id))].map((student) => {
    const was = before.find(({ student_id }) => student_id === student)
    const is = after.find(({ student_id }) => student_id === student)
    return {
      subject,
      id: (is ?? was)?.id ?? 0,
      ...(was && { before: value(was) }),
      ...(is && { after: value(is) }),
    }
  })
}

export const holdHandler = handle(holdStudents, async ({ params, body, caller, db, today, record }) => {
  requireWholeSchool(caller)
  const years = await requireYears(db, params.into_id, today)
  const ids = await requireStudents(db, years, body.student_ids)
  const read = async () => {
    const { rows } = await sql<Kept & { reason: string; note: string }>`
      select id, student_id, reason, note from rollover.held
      where into_year_id = ${years.into.id} and student_id = any(${ids}::int[]) order by id for update`.execute(db)
    return rows
  }
  const before = await read()
  if (body.reason === null)
    await sql`delete from rollover.held where id = any(${before.map(({ id }) => id)}::int[])`.execute(db)
  else
    await sql`insert into rollover.held (into_year_id, student_id, reason, note)
      select ${years.into.id}, student, ${body.reason}, ${body.note} from unnest(${ids}::int[]) as student
      on conflict (into_year_id, student_id) do update set reason = excluded.reason, note = excluded.note`.execute(db)
  await record(...changesOf('rollover.held', before, await read()))
  return {}
})

export const chooseHandler = handle(chooseProfiles, async ({ params, body, caller, db, today, record }) => {
  requireWholeSchool(caller)
  const years = await requireYears(db, params.into_id, today)
  const ids = await requireStudents(db, years, body.student_ids)
  const read = async () => {
    const { rows } = await sql<Kept & { profile: string }>`select id, student_id, profile from rollover.choice
      where into_year_id = ${years.into.id} and student_id = any(${ids}::int[]) order by id for update`.execute(db)
    return rows
  }
  const before = await read()
  if (body.profile === null)
    await sql`delete from rollover.choice where id = any(${before.map(({ id }) => id)}::int[])`.execute(db)
  else
    await sql`insert into rollover.choice (into_year_id, student_id, profile)
      select ${years.into.id}, student, ${body.profile} from unnest(${ids}::int[]) as student
      on conflict (into_year_id, student_id) do update set profile = excluded.profile`.execute(db)
  await record(...changesOf('rollover.choice', before, await read()))
  return {}
})

import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { changeStandard, createStandard, listStandards, type Standard } from '../contract/standards.ts'
import { keptStandard, readStandards } from './standard-rows.ts'

export const listStandardsHandler = handle(listStandards, async ({ db }) => ({
  items: await readStandards(db, sql`s.removed_at is null`),
}))

async function requireStandard(db: Database, id: number): Promise<Standard> {
  await sql`select from standards.standard where id = ${id} for update`.execute(db)
  const [standard] = await readStandards(db, sql`s.id = ${id}`)
  if (standard === undefined) throw notFound()
  return standard
}
/** @throws Refusal 422 where another that is not removed bears the title */
async function requireFreeTitle(db: Database, title: string, id: number | null): Promise<void> {
  const { rows } = await sql`select from standards.standard
    where removed_at is null and lower(title) = lower(${title}) and id is distinct from ${id}`.execute(db)
  if (rows.length > 0) throw refuse('title', msg`Типовой план с таким названием уже есть`)
}

export const createStandardHandler = handle(createStandard, async ({ body, db, record }) => {
  const { title, source, since, year_id } = body
  await requireFreeTitle(db, title, null)
  if (year_id !== null) {
    const { rows } = await sql`select from calendar.study_year where id = ${year_id}`.execute(db)
    if (rows.length === 0) throw notFound()
  }
  const { rows } = await sql<{ id: number }>`insert into standards.standard (title, source, since)
    values (${title}, ${source}, ${since}) returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`insert into standards.standard_line (standard_id, parallel, language, profile, course_id, hours)
    select ${id}, p.number, r.language, r.profile, r.course_id, r.hours
    from curriculum.rup_line r join classes.parallel p on p.id = r.parallel_id
    where r.year_id = ${year_id} and r.component = 'state' and r.class_id is null and r.hours > 0
      and r.grading_mode <> 'no_in_rup'`.execute(db)
  const standard = await requireStandard(db, id)
  await record({ subject: 'standards.standard', id, after: keptStandard(standard) })
  return standard
})

export const changeStandardHandler = handle(changeStandard, async ({ params: { id }, body, db, record }) => {
  const before = await requireStandard(db, id)
  const { title, source, since, is_removed, version } = body
  if (before.version !== version) throw outdated(msg`Типовой план изменил кто-то ещё. Посмотрите, что указано сейчас`)
  if (!is_removed) await requireFreeTitle(db, title, id)
  await sql`update standards.standard set title = ${title}, source = ${source}, since = ${since}, version = version + 1,
      removed_at = case when ${is_removed} then coalesce(removed_at, now()) end
    where id = ${id}`.execute(db)
  const after = await requireStandard(db, id)
  await record({ subject: 'standards.standard', id, before: keptStandard(before), after: keptStandard(after) })
  return after
})

import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import { refuse } from '#platform/server/refusal.ts'
import { changeClassFacts } from '../../contract/classes.ts'
import { classTitle, writtenLetter } from '../../rules/class-letters.ts'
import { auditedValues, lockKept, readClassesOfYear, requireVersion } from './class-of-year.ts'
import { requireFreeLetter, requireRoom, takenLetters } from './require-class.ts'

/** Groups of the class alone that bear its name bear the new one: «7А», «7А/1». */
async function renameGroups(db: Database, id: number, from: string, to: string): Promise<Change[]> {
  const { rows } = await sql<{ id: number; before: string; after: string; is_taken: boolean }>`
    select g.id, g.title as before, named.title as after, exists (select from classes.study_group other
      where other.year_id = g.year_id and other.course_id = g.course_id and other.title = named.title) as is_taken
    from classes.group_class gc join classes.study_group g on g.id = gc.group_id
    cross join lateral (select ${to} || substr(g.title, length(${from}) + 1) as title) named
    where gc.class_id = ${id} and (g.title = ${from} or starts_with(g.title, ${`${from}/`}) or starts_with(g.title, ${`${from} `}))
      and not exists (select from classes.group_class o where o.group_id = g.id and o.class_id <> gc.class_id)
    order by g.id`.execute(db)
  const taken = rows.find(({ is_taken }) => is_taken)
  if (taken) throw refuse('letter', msg`Группа ${taken.after} уже есть: сначала переименуйте её`)
  await sql`update classes.study_group g set title = named.after, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as named(id int, after text) where g.id = named.id`.execute(
    db,
  )
  return rows.map((row) => ({
    subject: 'classes.study_group',
    id: row.id,
    before: { title: row.before },
    after: { title: row.after },
  }))
}

export const changeClassFactsHandler = handle(changeClassFacts, async ({ params, body, caller, db, today, record }) => {
  const { parallel_id, year_id: _year, ...before } = await lockKept({ db, caller, today }, params.id)
  requireVersion(before, body.version)
  const letter = body.letter === undefined ? before.letter : writtenLetter(body.letter)
  const title = letter === before.letter ? before.title : classTitle(before.parallel, letter)
  const roomBefore = before.home_room?.id ?? null
  const room = body.home_room_id === undefined ? roomBefore : body.home_room_id
  const capacity = body.capacity === undefined ? before.capacity : body.capacity
  if (letter !== before.letter)
    requireFreeLetter(await takenLetters(db, parallel_id, before.id), letter, title, 'letter')
  // a room that has gone to the archive since may stay until another one is chosen
  if (room !== roomBefore) await requireRoom(db, room, 'home_room_id')
  const { language = before.language, shift = before.shift, profile = before.profile } = body
  await sql`update classes.class set letter = ${letter}, title = ${title}, language = ${language}, shift = ${shift},
      profile = ${profile}, home_room_id = ${room}, capacity = ${capacity}, version = version + 1
    where id = ${before.id}`.execute(db)
  const renamed = title === before.title ? [] : await renameGroups(db, before.id, before.title, title)
  const [after = before] = await readClassesOfYear({ db, caller, today }, sql<boolean>`c.id = ${before.id}`)
  await record(
    { subject: 'classes.class', id: before.id, before: auditedValues(before), after: auditedValues(after) },
    ...renamed,
  )
  return after
})

import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { LockedDocument } from '../card/lock-document.ts'
import { documentLink } from '../document-link.ts'
import { notifyPersons } from '../notify-persons.ts'
import { documentTasks } from '../notice-kinds.ts'

export interface GivenAssignment {
  document: LockedDocument
  persons: readonly number[]
  task: 'execute' | 'administer'
  words: string | null
  dueOn: string | null
  /** The first of them answers for all. */
  withMain: boolean
  givenBy: number
}

/** 422 for who has left the school, a day that has passed, and who has it already. */
async function requireExecutors(db: Database, { document, persons, dueOn }: GivenAssignment, today: string) {
  if (dueOn !== null && dueOn < today) throw refuse('due_on', msg`Этот день уже прошёл`)
  const { rows } = await sql<{ id: number; full_name: string; works: boolean; has: boolean }>`
    select p.id, p.full_name,
      exists (select from people.employment e where e.person_id = p.id and e.during @> ${today}::date) as works,
      exists (select from documents.assignment a where a.document_id = ${document.id} and a.person_id = p.id) as has
    from people.person p where p.id = any(${[...persons]}::integer[])`.execute(db)
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const id of persons) {
    const person = known.get(id)
    if (person?.works !== true) throw refuse('person_ids', msg`Выберите тех, кто работает в школе`)
    if (person.has) throw refuse('person_ids', msg`Документ уже у исполнителя: ${person.full_name}`)
  }
}

/** Gives a document to those who carry it out, and tells them. @throws 422 */
export async function giveAssignments(
  call: { db: Database; publish: Publish; today: string },
  given: GivenAssignment,
): Promise<void> {
  const { db, today } = call
  const { document, task, words, dueOn, withMain, givenBy } = given
  const persons = [...new Set(given.persons)]
  await requireExecutors(db, { ...given, persons }, today)
  await db
    .insertInto('documents.assignment')
    .values(
      persons.map((person_id, index) => ({
        document_id: document.id,
        person_id,
        task,
        words,
        is_main: withMain && index === 0,
        due_on: dueOn,
        given_by: givenBy,
        given_on: today,
      })),
    )
    .execute()
  await notifyPersons(call, persons, {
    kind: documentTasks,
    title: msg`Поручение: ${document.title}`,
    ...(words === null ? {} : { text: words }),
    link: documentLink(document.id, 'active'),
    subject: `document:${document.id}:assigned`,
  })
}

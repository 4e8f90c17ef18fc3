import { sql } from 'kysely'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { ShownPaper } from './shown-papers.ts'
import type { Telling } from './write-papers.ts'

const words = {
  execute: 'Прошу подготовить ответ и доложить',
  acquaint: 'Ознакомить всех сотрудников',
  administer: 'Выгрузить сведения и передать в учебную часть',
  sign: 'На подпись',
  file: 'В дело',
} as const
/** Of ten people so many have confirmed that they know it. */
const readers = 8

async function writeResolution({ db, today, people }: Telling, paper: ShownPaper, id: number): Promise<void> {
  if (paper.way === undefined) return
  const on = addDays(today, -paper.ago + 1)
  await db
    .insertInto('documents.resolution')
    .values({ document_id: id, words: words[paper.way], made_by: people.director.id, made_on: on })
    .execute()
  if (paper.way !== 'execute' && paper.way !== 'administer') return
  const executors = paper.way === 'execute' ? [people.headteacher, people.teacher] : [people.uk]
  await db
    .insertInto('documents.assignment')
    .values(
      executors.map(({ id: person_id }, index) => ({
        document_id: id,
        person_id,
        task: paper.way === 'execute' ? 'execute' : 'administer',
        words: words[paper.way ?? 'file'],
        is_main: index === 0,
        due_on: paper.due === undefined ? null : addDays(today, paper.due),
        given_by: people.director.id,
        given_on: on,
        done_on: paper.isHalfDone && index === 1 ? addDays(today, -1) : null,
        report: paper.isHalfDone && index === 1 ? 'Список участников передан' : null,
      })),
    )
    .execute()
}

/** Who carries a paper out, and who must know it. */
export async function writeFollowing(telling: Telling, paper: ShownPaper, id: number): Promise<void> {
  await writeResolution(telling, paper, id)
  if (paper.acquaint === undefined) return
  const { db, today, people } = telling
  const asked = addDays(today, -paper.acquaint)
  const due = paper.due === undefined ? null : addDays(today, paper.due)
  await sql`
    insert into documents.acquaintance (document_id, person_id, due_on, asked_on, opened_at, confirmed_at)
    select ${id}, person, ${due}::date, ${asked}::date, at, at from (
      select person, case when (person * 7 + ${id}) % 10 < ${readers} then ${asked}::timestamptz + interval '30 hours' end as at
      from unnest(${[...people.staff]}::integer[]) person) asked`.execute(db)
}

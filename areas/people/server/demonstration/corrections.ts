import { sql } from 'kysely'
import { keepUsualRoute, writePastRuns, type PastRun } from '#areas/approvals/server/index.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { correctionApproval } from '../corrections/approval.ts'
import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'

/** One of so many children: their family has proposed to put something right. */
const childrenPerProposal = 80
const maxProposals = 15
/** Of these so many still wait. */
const waiting = 5
const kind = 'people.correction'

interface Proposal {
  id: number
  title: string
  author: number
  made_on: CalendarDate
  state: 'waiting' | 'accepted' | 'declined'
  answer: string | null
}

/** Who keeps the records of families: the teaching department. */
async function keepers(db: Database): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`select distinct p.id from access.account_role ar join access.role r on r.id = ar.role_id
    join people.person p on p.admin_user_id = ar.account_id where r.name = 'uk'
      and not exists (select from access.role_limit rl where rl.account_id = ar.account_id and rl.role_id = ar.role_id)
    order by p.id limit 5`.execute(db)
  return rows.map(({ id }) => id)
}

/** A month of proposals of families, chosen by the ids of the children: the same school always has the same. */
async function writeProposals(db: Database, today: CalendarDate, answerer: number): Promise<Proposal[]> {
  const { rows } = await sql<Proposal>`
    with chosen as (
      select distinct on (k.child_id) k.child_id, k.adult_id from people.kinship k
      where k.is_legal_representative and k.during @> ${today}::date and k.child_id % ${childrenPerProposal}::integer = 0
      order by k.child_id, k.adult_id limit ${maxProposals}),
    told as (select c.*, row_number() over (order by c.child_id)::int as place from chosen c),
    made as (
      insert into people.correction (person_id, field, value, proposed_by, made_at, state, answered_by, answered_at, answer)
      select t.child_id, case when t.place % 3 = 0 then 'address' else 'phone' end,
        case when t.place % 3 = 0 then 'г. Алматы, ул. Абая, д. ' || t.place || ', кв. ' || (t.child_id % 90 + 1)
          else '+7701' || lpad((t.child_id % 10000000)::text, 7, '0') end,
        t.adult_id, (${today}::date - t.place * 2 + 1)::timestamptz,
        case when t.place <= ${waiting} then 'waiting' when t.place % 4 = 0 then 'declined' else 'accepted' end,
        case when t.place > ${waiting} then ${answerer}::integer end,
        case when t.place > ${waiting} then (${today}::date - t.place * 2 + 2)::timestamptz end,
        case when t.place > ${waiting} and t.place % 4 = 0 then 'Принесите документ в учебную часть' end
      from told t returning id, person_id, proposed_by, made_at, state, answer)
    select m.id, p.full_name as title, m.proposed_by as author, m.made_at::date::text as made_on, m.state, m.answer
    from made m join people.person p on p.id = m.person_id order by m.id`.execute(db)
  return rows
}

const outcomeOf = ({ state, answer, made_on }: Proposal): PastRun['outcome'] =>
  state === 'waiting'
    ? null
    : { decision: state === 'accepted' ? 'approved' : 'returned', on: addDays(made_on, 1), remark: answer }

/** What families have asked to put right in a month, with its way along the route. */
export const corrections: DemonstrationPart = {
  name: 'corrections',
  write: async ({ db, today }) => {
    const deciders = await keepers(db)
    if (deciders[0] === undefined) return
    const proposals = await writeProposals(db, today, deciders[0])
    await keepUsualRoute(db, correctionApproval)
    await writePastRuns(
      db,
      proposals.map((one) => ({
        kind,
        subjectId: one.id,
        title: one.title,
        authorId: one.author,
        startedOn: one.made_on,
        deciders,
        outcome: outcomeOf(one),
      })),
    )
  },
}

import { sql } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import { contentChanged, decideSubject, routeToSend, startApproval } from '#areas/approvals/server/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { ApprovalCall } from '#platform/server/approvals.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound, Refusal } from '#platform/server/refusal.ts'
import {
  answerCorrection,
  listCorrections,
  listOwnCorrections,
  proposeCorrection,
  type WaitingCorrection,
} from '../../contract/corrections.ts'
import { maskedFields } from '../../contract/people.ts'
import { validateValues } from '../import/person-values.ts'
import { isOwnChild, maintainsPerson, oneself } from '../scope/index.ts'
import { finishCorrection } from './approval.ts'
import { notifyMaintainers } from './notices.ts'

const subject = 'people.correction'
const person = sql`jsonb_build_object('id', p.id, 'full_name', p.full_name)`

/** Along its route; what took the place of a former proposal is to be looked at anew. */
async function send(call: ApprovalCall, { id, title }: { id: number; title: string }): Promise<void> {
  const { db, caller } = call
  const asked = { kind: subject, subjectId: id }
  if (caller.personId === null || (await contentChanged(db, asked)) || (await routeToSend(call, subject)) === null)
    return
  await startApproval(call, { ...asked, title, authorId: caller.personId })
}

const proposeHandler = handle(proposeCorrection, async ({ body, caller, db, today, context, record, publish }) => {
  const { person_id, field, value } = body
  const { rows } = await sql<{ id: number; full_name: string }>`select p.id, p.full_name from people.person p
    where p.id = ${person_id} and p.merged_into_id is null and p.archived_at is null
      and (${oneself(caller, sql.ref('p.id')).holds} or ${isOwnChild(caller, sql.ref('p.id'), today)})
    for no key update of p`.execute(db)
  const [of] = rows
  if (!of || caller.personId === null) throw notFound()
  const { values, problems } = validateValues({ [field]: value }, today)
  const errors = problems.filter(({ level, column }) => level === 'error' && column === field)
  if (errors.length > 0)
    throw new Refusal(
      422,
      errors.map(({ text }) => ({ loc: ['body', 'value'], msg: text, type: 'rule' })),
    )
  const made = await sql<{ id: number }>`
    insert into people.correction (person_id, field, value, proposed_by)
    values (${of.id}, ${field}, ${values[field] ?? value}, ${caller.personId})
    on conflict (person_id, field) where state = 'waiting'
      do update set value = excluded.value, proposed_by = excluded.proposed_by, made_at = now()
    returning id`.execute(db)
  const id = made.rows[0]?.id ?? 0
  await record({ subject, id, after: { person_id: of.id, field, state: 'waiting' } })
  await send({ caller, db, today, context, record, publish }, { id, title: of.full_name })
  await notifyMaintainers({ db, publish, today, context }, { id, person: of, field })
  return { id }
})

const maxListed = 200
const masked: readonly string[] = maskedFields

const listHandler = handle(listCorrections, async ({ query, caller, db }) => {
  const { rows } = await sql<WaitingCorrection & { total: number }>`
    select count(*) over ()::int as total, c.id, ${person} as person, c.field, c.value, ${instant('c.made_at')} as made_at, giver.full_name as proposed_by,
      case when c.field = any(${[...masked]}::text[]) then null else to_jsonb(p) ->> c.field end as present
    from people.correction c join people.person p on p.id = c.person_id join people.person giver on giver.id = c.proposed_by
    where c.state = 'waiting' and ${maintainsPerson(caller, sql.ref('p.id'))}
      and (${query.person_id ?? null}::integer is null or p.id = ${query.person_id ?? null})
    order by c.made_at, c.id limit ${sql.lit(maxListed)}`.execute(db)
  return { items: rows.map(({ total: _total, ...one }) => one), total: rows[0]?.total ?? 0 }
})

const listOwnHandler = handle(listOwnCorrections, async ({ caller, db }) => {
  const { rows } = await sql<Output<typeof listOwnCorrections>['items'][number]>`
    select c.id, ${person} as person, c.field, c.value, ${instant('c.made_at')} as made_at, c.state, c.answer
    from people.correction c join people.person p on p.id = c.person_id
    where c.proposed_by = ${caller.personId} order by c.made_at desc, c.id desc limit ${sql.lit(maxListed)}`.execute(db)
  return { items: rows }
})

const answerHandler = handle(answerCorrection, async ({ params, body, ...call }) => {
  const { db, caller } = call
  const { rows } = await sql<{ id: number; state: string }>`
    select c.id, c.state from people.correction c join people.person p on p.id = c.person_id
    where c.id = ${params.id} and ${maintainsPerson(caller, sql.ref('p.id'))}`.execute(db)
  const [correction] = rows
  if (!correction) throw notFound()
  const { is_accepted: isAccepted, answer } = body
  if (correction.state !== 'waiting') throw conflict(msg`На это исправление уже ответили`)
  // whoever keeps this record may answer it on the card, also where the route names others
  const given = {
    decision: isAccepted ? ('approve' as const) : ('return' as const),
    remark: answer ?? (isAccepted ? null : t`Не принято`),
  }
  const asked = { kind: subject, subjectId: correction.id }
  const isByRoute = await decideSubject(call, asked, { ...given, mayDecide: true })
  if (!isByRoute) await finishCorrection(call, { id: correction.id, answer, isAccepted })
  return { id: correction.id }
})

export const correctionHandlers = [proposeHandler, listHandler, listOwnHandler, answerHandler]

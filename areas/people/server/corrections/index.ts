import { sql } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound, Refusal } from '#platform/server/refusal.ts'
import {
  answerCorrection,
  listCorrections,
  listOwnCorrections,
  proposeCorrection,
  type CorrectableField,
  type WaitingCorrection,
} from '../../contract/corrections.ts'
import { maskedFields } from '../../contract/people.ts'
import { validateValues } from '../import/person-values.ts'
import { isOwnChild, maintainsPerson, oneself } from '../scope/index.ts'
import { applyCorrection } from './apply-correction.ts'
import { notifyFamily, notifyMaintainers } from './notices.ts'

const subject = 'people.correction'
const person = sql`jsonb_build_object('id', p.id, 'full_name', p.full_name)`

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

interface CorrectionRow {
  id: number
  person_id: number
  full_name: string
  field: CorrectableField
  value: string
  state: string
  account_id: number | null
}
const answerHandler = handle(answerCorrection, async ({ params, body, caller, db, today, record, publish }) => {
  const { rows } = await sql<CorrectionRow>`
    select c.id, p.id as person_id, p.full_name, c.field, c.value, c.state, giver.admin_user_id as account_id
    from people.correction c join people.person p on p.id = c.person_id join people.person giver on giver.id = c.proposed_by
    where c.id = ${params.id} and ${maintainsPerson(caller, sql.ref('p.id'))} for update of c, p`.execute(db)
  const [correction] = rows
  if (!correction) throw notFound()
  const { id, person_id, full_name, field, value } = correction
  if (correction.state !== 'waiting') throw conflict(msg`На это исправление уже ответили`)
  const { is_accepted: isAccepted, answer } = body
  if (isAccepted) await applyCorrection({ db, caller, today, record }, person_id, { field, value })
  const state = isAccepted ? 'accepted' : 'declined'
  await sql`update people.correction set state = ${state}, answered_by = ${caller.personId}, answered_at = now(),
    answer = ${answer} where id = ${id}`.execute(db)
  await record({ subject, id, before: { person_id, field, state: 'waiting' }, after: { person_id, field, state } })
  const of = { id, person: { id: person_id, full_name }, field }
  await notifyFamily({ db, publish }, { ...of, accountId: correction.account_id, isAccepted })
  return { id }
})

export const correctionHandlers = [proposeHandler, listHandler, listOwnHandler, answerHandler]

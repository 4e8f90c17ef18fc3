import { sql } from 'kysely'
import { publishRights } from '#areas/access/server/index.ts'
import { notify } from '#areas/notices/server/index.ts'
import { addDays, displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { ApprovalCall } from '#platform/server/approvals.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, forbidden, notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { endDeputy, nameDeputy, type Deputy } from '../../contract/deputies.ts'
import { requireStaff } from '../find-staff.ts'
import { deputyNamed } from '../notice-kinds.ts'
import { findDeputies, mayName } from './deputy-rows.ts'
import { mayBeReplaced } from './may-be-replaced.ts'

const maxDays = 366

const auditedValues = ({ head, deputy, from, to, reason }: Deputy) => ({
  head: head.name,
  deputy: deputy.name,
  from,
  to,
  reason,
})

/** Whoever names a deputy holds them all: of two at once the second sees what the first has done. */
const lockDeputies = (db: Database) =>
  sql`select pg_advisory_xact_lock('approvals.deputy'::regclass::oid::bigint)`.execute(db)

/** @throws Refusal 403 of who may not name deputies of the head */
async function requireMayName({ db, caller, today }: ApprovalCall, headId: number): Promise<void> {
  const head = sql`${headId}::integer`
  const { rows } = await sql<{ may: boolean; is_head: boolean }>`select ${mayName(caller, head)} as may,
    ${mayBeReplaced(caller, head, today)} as is_head`.execute(db)
  if (!rows[0]?.may) throw forbidden(msg`И. о. назначает сам руководитель или тот, кто ведёт структуру школы`)
  if (!rows[0].is_head) throw refuse('head_id', msg`Этот человек не руководит и ничего не подписывает: замещать некого`)
}

/** Both hear of it, but for who has done it. */
async function tellBoth({ db, publish, caller }: ApprovalCall, deputy: Deputy, what: 'named' | 'ended'): Promise<void> {
  const { rows } = await sql<{
    id: number
    account_id: number
  }>`select id, admin_user_id as account_id from approvals.person
    where id = any(${[deputy.head.id, deputy.deputy.id]}::integer[]) and admin_user_id is not null`.execute(db)
  // open pages of the deputy ask for a token with the rights of this moment
  publishRights(
    publish,
    rows.filter(({ id }) => id === deputy.deputy.id).map(({ account_id }) => account_id),
  )
  const days = msg`с ${displayDate(deputy.from)} по ${displayDate(deputy.to)}`
  await notify(
    db,
    publish,
    rows
      .filter(({ account_id }) => account_id !== caller.accountId)
      .map(({ id, account_id }) => ({
        accountId: account_id,
        kind: deputyNamed,
        title:
          what === 'ended'
            ? msg`Исполнение обязанностей окончено: ${deputy.deputy.name}`
            : id === deputy.deputy.id
              ? msg`Вы исполняете обязанности, замещаете: ${deputy.head.name}`
              : msg`Ваши обязанности исполняет: ${deputy.deputy.name}`,
        text: deputy.reason === null ? days : msg`${days}. ${deputy.reason}`,
        link: '/documents/deputies',
        subject: `deputy:${deputy.id}:${what}`,
      })),
  )
}

export const nameDeputyHandler = handle(nameDeputy, async ({ body, ...call }) => {
  const { db, caller, today, record } = call
  const { head_id, deputy_id, from, to, reason } = body
  await requireMayName(call, head_id)
  await requireStaff(db, head_id, 'head_id', today)
  await requireStaff(db, deputy_id, 'deputy_id', today)
  if (head_id === deputy_id) throw refuse('deputy_id', msg`Себя не замещают`)
  // whoever keeps the structure names others: nobody gives themselves another's rights
  if (deputy_id === caller.personId)
    throw refuse('deputy_id', msg`Себя и. о. не назначают: это делает руководитель или другой сотрудник кадров`)
  if (from < today) throw refuse('from', msg`Не раньше сегодняшнего дня`)
  if (to < from) throw refuse('to', msg`Раньше первого дня`)
  if (to > addDays(from, maxDays)) throw refuse('to', msg`Не дольше года`)
  await lockDeputies(db)
  const taken = await findDeputies(
    db,
    caller,
    today,
    sql`d.head_id = ${head_id} and d.ended_at is null and d.during && daterange(${from}, ${to}, '[]')`,
  )
  if (taken[0])
    throw conflict(
      msg`На эти дни уже назначен: ${taken[0].deputy.name}, с ${displayDate(taken[0].from)} по ${displayDate(taken[0].to)}`,
    )
  const { rows } = await sql<{ id: number }>`insert into approvals.deputy (head_id, deputy_id, during, reason, named_by)
    values (${head_id}, ${deputy_id}, daterange(${from}, ${to}, '[]'), ${reason}, ${caller.personId}) returning id`.execute(
    db,
  )
  const [deputy] = await findDeputies(db, caller, today, sql`d.id = ${rows[0]!.id}`)
  await record({ subject: 'approvals.deputy', id: deputy!.id, after: auditedValues(deputy!) })
  await tellBoth(call, deputy!, 'named')
  return deputy!
})

export const endDeputyHandler = handle(endDeputy, async ({ params: { id }, body, ...call }) => {
  const { db, caller, today, record } = call
  await sql`select from approvals.deputy where id = ${id} for no key update`.execute(db)
  const [before] = await findDeputies(db, caller, today, sql`d.id = ${id} and ${mayName(caller, sql.ref('d.head_id'))}`)
  if (!before) throw notFound()
  if (before.version !== body.seen)
    throw outdated(msg`Пока вы работали, запись изменили. Обновите страницу и повторите`)
  if (before.state === 'ended') throw conflict(msg`Исполнение обязанностей уже окончено`)
  await sql`update approvals.deputy set ended_by = ${caller.personId}, ended_at = now(), version = version + 1,
    during = case when lower(during) < ${today}::date then daterange(lower(during), ${today}::date) else during end
    where id = ${id}`.execute(db)
  const [after] = await findDeputies(db, caller, today, sql`d.id = ${id}`)
  await record({ subject: 'approvals.deputy', id, before: auditedValues(before), after: auditedValues(after!) })
  await tellBoth(call, before, 'ended')
  return after!
})

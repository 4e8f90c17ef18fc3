import { sql } from 'kysely'
import * as z from 'zod/mini'
import { msg, type Text } from '#platform/contract/text.ts'
import { id } from '#platform/contract/wire.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { longJob } from '#platform/server/long-job/long-job.ts'
import { makeSlips } from '../../contract/login-slips.ts'
import { rolesBeyond } from '../accounts/may-change.ts'
import { freeLogin, makeAccount, type AccountPerson } from '../accounts/new-account.ts'
import { offeredRoles } from '../accounts/offered-roles.ts'
import { temporaryPassword } from '../accounts/temporary-password.ts'
import { giveRoleTo } from '../roles/account-roles.ts'
import { findGrantor, mayManageAccount, type Grantor } from '../roles/grantor.ts'
import { hashPassword } from '../passwords.ts'
import { mayFindPerson } from '../scope/persons.ts'
import { sealed, unsealed } from '../secrets.ts'
import { endSessions } from '../sessions.ts'

const slipPurpose = 'login slip'
/** What stands on a slip. */
const Slip = z.object({
  full_name: z.string(),
  class: z.nullable(z.string()),
  login: z.string(),
  password: z.string(),
})
export type Slip = z.infer<typeof Slip>

const Item = z.object({
  number: z.int(),
  person_id: id,
  class: z.nullable(z.string()),
  /** The account as it was previewed: one made meanwhile is left alone. */
  account_id: z.nullable(id),
  include_signed_in: z.boolean(),
})

async function newPassword(db: Database, accountId: number, passwordHash: string, evenIfSignedIn: boolean) {
  const changed = await sql<{ login: string }>`
    update access.account set password_hash = ${passwordHash}, must_change_password = true
    where id = ${accountId} and status = 'active' and (last_login_at is null or ${evenIfSignedIn})
    returning login`.execute(db)
  if (changed.rows.length > 0) await endSessions(db, { accountId })
  return changed.rows[0]?.login
}

type Giving = { grantor: Grantor } & Parameters<typeof giveRoleTo>[1]
/** Whoever is new gets the roles that go with their kinds, as far as the beginner may give them. */
async function giveOffered(accountId: number, personId: number, giving: Giving): Promise<void> {
  const { db, grantor, caller, today } = giving
  const roles = await offeredRoles(db, { grantor, accessRules: caller.accessRules, today }, personId)
  for (const { id } of roles) await giveRoleTo({ accountId, roleId: id }, giving)
}

const refused = (detail: Text) => ({ outcome: 'refused', detail }) as const

/** One slip: an account where there is none, a temporary password, kept sealed until the file is taken. */
export const makeSlipsJob = longJob({
  kind: 'access.login-slips',
  input: Item,
  access: makeSlips.access,
  reaches: 'each-row',
  act: async ({ input, ...doing }) => {
    const { db, jobId, context, caller, today, record } = doing
    const { number, person_id } = input
    const grantor = await findGrantor(db, caller, today)
    if (!grantor) return refused(msg`Пароли меняют только под своим именем`)
    const person = await db
      .selectFrom('access.person')
      .where('id', '=', person_id)
      .where('archived_at', 'is', null)
      .where(mayFindPerson(caller, sql.ref('person.id'), today))
      .select(['id', 'surname', 'name', 'full_name', 'email', 'phone', 'iin', 'admin_user_id'])
      .$castTo<AccountPerson>()
      .forUpdate()
      .executeTakeFirst()
    if (!person || person.admin_user_id !== input.account_id)
      return refused(msg`Учётная запись изменилась: начните снова`)
    const isNew = person.admin_user_id === null
    if (person.admin_user_id !== null && (await rolesBeyond(db, grantor, person.admin_user_id)).length > 0)
      return refused(msg`Пароль меняет тот, кто выдаёт роли этого человека`)
    const password = temporaryPassword()
    const passwordHash = await hashPassword(password)
    const login = isNew
      ? await freeLogin(db, person)
      : await newPassword(db, person.admin_user_id ?? 0, passwordHash, input.include_signed_in)
    if (login === undefined) return refused(msg`Уже вошёл(а) или заблокирован(а): пароль прежний`)
    const accountId = isNew ? await makeAccount(db, person, { login, passwordHash }) : person.admin_user_id
    const slip: Slip = { full_name: person.full_name, class: input.class, login, password }
    await db
      .insertInto('access.login_slip')
      .values({ job_id: jobId, number, sealed: sealed(context.secret, slipPurpose, JSON.stringify(slip)) })
      .execute()
    const after = isNew ? { login, status: 'active' } : { password: 'temporary' }
    await record({ subject: 'access.account', id: accountId ?? 0, after })
    if (isNew && accountId !== null) await giveOffered(accountId, person.id, { ...doing, grantor })
    return { outcome: 'done', detail: isNew ? msg`учётная запись заведена` : msg`новый временный пароль` }
  },
})

interface Taking {
  grantor: Grantor | null
  caller: Caller
  today: string
}
/** The slips of the work, and of each whether its person is within reach still. */
export async function keptSlips({ db, secret }: AppContext, jobId: number, { grantor, caller, today }: Taking) {
  const { rows } = await sql<{ sealed: Buffer; is_within_reach: boolean }>`
    select s.sealed, (${mayManageAccount(grantor, sql.ref('p.admin_user_id'))}
      and ${mayFindPerson(caller, sql.ref('p.id'), today)}) as is_within_reach
    from access.login_slip s join platform.long_job_item i on i.job_id = s.job_id and i.number = s.number
      join access.person p on p.id = (i.input ->> 'person_id')::integer
    where s.job_id = ${jobId} order by s.number`.execute(db)
  return rows.map(({ sealed: bytes, is_within_reach }) => ({
    slip: Slip.parse(JSON.parse(unsealed(secret, slipPurpose, bytes).toString('utf8'))),
    is_within_reach,
  }))
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { msg, type Text } from '#platform/contract/text.ts'
import { id } from '#platform/contract/wire.ts'
import type { Database } from '#platform/server/database.ts'
import { record } from '#platform/server/history.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { longJob } from '#platform/server/long-job/long-job.ts'
import { pasUsers } from '../../contract/permissions.ts'
import { sessionRights } from '../../rules/session-rights.ts'
import { freeLogin, makeAccount, type AccountPerson } from '../accounts/new-account.ts'
import { temporaryPassword } from '../accounts/temporary-password.ts'
import { holdingsOf } from '../holdings.ts'
import { hashPassword } from '../passwords.ts'
import { sealed } from '../secrets.ts'
import { endSessions } from '../sessions.ts'

export const slipPurpose = 'login slip'
/** What stands on a slip. */
export const Slip = z.object({
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
  by: id,
})

/** The work may outlive the right of who began it. */
async function mayStill(db: Database, accountId: number, { clock, accessRules }: AppContext): Promise<boolean> {
  const { permissions } = accessRules
  const holdings = await holdingsOf(db, accountId, clock.today(), permissions)
  return holdings?.status === 'active' && sessionRights(0, holdings, permissions).permissions.write.includes(pasUsers)
}

async function newPassword(db: Database, accountId: number, passwordHash: string, evenIfSignedIn: boolean) {
  const changed = await sql<{ login: string }>`
    update access.account set password_hash = ${passwordHash}, must_change_password = true
    where id = ${accountId} and status = 'active' and (last_login_at is null or ${evenIfSignedIn})
    returning login`.execute(db)
  if (changed.rows.length > 0) await endSessions(db, { accountId })
  return changed.rows[0]?.login
}

const refused = (detail: Text) => ({ outcome: 'refused', detail }) as const

/** One slip: an account where there is none, a temporary password, kept sealed until the file is taken. */
export const makeSlipsJob = longJob({
  kind: 'access.login-slips',
  input: Item,
  act: async ({ db, input, jobId, context }) => {
    const { by, number, person_id } = input
    if (!(await mayStill(db, by, context))) return refused(msg`У того, кто начал, больше нет права`)
    const person: AccountPerson | undefined = await db
      .selectFrom('people.person')
      .where('id', '=', person_id)
      .where('archived_at', 'is', null)
      .select(['id', 'surname', 'name', 'full_name', 'email', 'phone', 'iin', 'admin_user_id'])
      .forUpdate()
      .executeTakeFirst()
    if (!person || person.admin_user_id !== input.account_id)
      return refused(msg`Учётная запись изменилась: начните снова`)
    const password = temporaryPassword()
    const passwordHash = await hashPassword(password)
    const isNew = person.admin_user_id === null
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
    await record(db, { accountId: by }, randomUUID(), [{ subject: 'access.account', id: accountId ?? 0, after }])
    return { outcome: 'done', detail: isNew ? msg`учётная запись заведена` : msg`новый временный пароль` }
  },
})

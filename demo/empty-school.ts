import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { accessRules } from '#apps/server/access-rules.ts'
import { installRoles } from '#areas/access/server/index.ts'
import { installDictionaries } from '#areas/dictionaries/server/index.ts'
import type { YearShape } from '#areas/calendar/rules/year-shape.ts'
import type { Database } from '#platform/server/database.ts'
import { buildYears } from './build/frame.ts'

/**
 * The login of the first administrator, who gives themselves a name and a mail address later. Superadministrator and
 * administrator in one: somebody must be able to grant the roles of the heads.
 */
const administratorLogin = 'admin'
const invitationHours = 24

async function buildAdministrator(db: Database): Promise<void> {
  const { id } = await db
    .insertInto('access.account')
    .values({ login: administratorLogin })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('access.login_alias').values({ alias: administratorLogin, account_id: id }).execute()
  await sql`insert into access.account_role (account_id, role_id)
    select ${id}, id from access.role where name in ('admin', 'ceasar')`.execute(db)
  await db.insertInto('people.person').values({ surname: 'Администратор', name: '', admin_user_id: id }).execute()
}

/** A school without people: roles, two years with their calendars, one administrator without a password. */
export async function buildEmptySchool(db: Database, shape: YearShape): Promise<void> {
  await db.insertInto('platform.installation').values({ kind: 'school', state: 'ready' }).execute()
  await installRoles(db, accessRules.permissions)
  await installDictionaries(db)
  await db.insertInto('school.school').values({ name: 'Новая школа' }).execute()
  await buildYears(db, shape)
  await buildAdministrator(db)
}

export interface Invitation {
  login: string
  /** With its secret. */
  path: string
}
/**
 * A one-time link for the first administrator, as long as nobody in the school has a password; older ones end.
 * @returns null where it is not needed any more
 */
export async function inviteAdministrator(db: Database): Promise<Invitation | null> {
  const account = await db
    .selectFrom('access.account')
    .select('id')
    .where('login', '=', administratorLogin)
    .where((to) =>
      to.not(to.exists(to.selectFrom('access.account').select('id').where('password_hash', 'is not', null))),
    )
    .executeTakeFirst()
  if (!account) return null
  const token = randomBytes(32).toString('base64url')
  await db.deleteFrom('access.restore_link').where('account_id', '=', account.id).execute()
  await sql`insert into access.restore_link (token_hash, account_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${account.id}, now() + make_interval(hours => ${invitationHours}))`.execute(
    db,
  )
  return { login: administratorLogin, path: `/restore#${token}` }
}

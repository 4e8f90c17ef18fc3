import { sql } from 'kysely'
import { personKinds } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import { mayFindPerson } from '../scope/persons.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { notFound } from '#platform/server/refusal.ts'
import { loginAlias } from '../../rules/login-alias.ts'
import { suggestedLogins } from '../../rules/suggested-login.ts'

export interface AccountPerson {
  id: number
  surname: string
  name: string
  full_name: string
  email: string | null
  phone: string | null
  iin: string | null
  admin_user_id: number | null
}
const columns = ['id', 'surname', 'name', 'full_name', 'email', 'phone', 'iin', 'admin_user_id'] as const

/** A person whom the caller may find, locked against a second account. @throws Refusal 404 */
export async function personToOpen(db: Database, caller: Caller, id: number, today: string): Promise<AccountPerson> {
  const person = await db
    .selectFrom('access.person as p')
    .where('p.id', '=', id)
    .where('p.archived_at', 'is', null)
    .where(mayFindPerson(caller, sql.ref('p.id'), today))
    .select(columns)
    .$castTo<AccountPerson>()
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw notFound()
  return person
}

/** The person of an account with what they may change themselves, the row held; undefined where the account has none. */
export const personToChange = (db: Database, accountId: number) =>
  db
    .selectFrom('access.person')
    .where('admin_user_id', '=', accountId)
    .select(['id', 'phone', 'email'])
    .$narrowType<{ id: number }>()
    .forUpdate()
    .executeTakeFirst()

/** What the history keeps of contacts that their owner has changed. */
export const contactsChanged = (
  id: number,
  before: { phone?: string | null; email?: string | null },
  after: typeof before,
): Change => ({ subject: 'people.person', id, before, after })

/** Whether nobody signs in so. */
export async function isFree(db: Database, login: string): Promise<boolean> {
  const taken = await db
    .selectFrom('access.login_alias')
    .where('alias', '=', loginAlias(login))
    .select('account_id')
    .executeTakeFirst()
  return taken === undefined
}

export async function freeLogin(db: Database, person: AccountPerson): Promise<string> {
  for (const login of suggestedLogins(person)) if (await isFree(db, login)) return loginAlias(login)
  return ''
}

/** Contacts that people share stay with who had them first. */
export const addAliases = (db: Database, accountId: number, spellings: readonly (string | null)[]) =>
  db
    .insertInto('access.login_alias')
    .values(spellings.flatMap((one) => (one ? [{ alias: loginAlias(one), account_id: accountId }] : [])))
    .onConflict((clash) => clash.doNothing())
    .execute()

/**
 * Makes an account with a temporary password. A student gets the students' role, which goes with being one; all other
 * roles are given by somebody.
 * @returns id of the account
 */
export async function makeAccount(
  db: Database,
  person: AccountPerson,
  { login, passwordHash }: { login: string; passwordHash: string },
): Promise<number> {
  const { id } = await db
    .insertInto('access.account')
    .values({ login: loginAlias(login), password_hash: passwordHash, must_change_password: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addAliases(db, id, [login, person.email, person.phone, person.iin])
  await sql`select access.link_account(${person.id}, ${id})`.execute(db)
  await sql`insert into access.account_role (account_id, role_id) select ${id}, r.id from access.role r
    where r.name = 'student' and exists (select from access.person_kind km
      where km.person_id = ${person.id} and km.kind_id = ${personKinds.student.id})`.execute(db)
  return id
}

/** A login that is the holder's IIN is masked in the history as well. */
export const auditedLogin = (login: string, iin: string | null | undefined) => (login === iin ? t`ИИН` : login)

interface Opening {
  db: Database
  caller: Caller
  today: string
  record: (...changes: Change[]) => Promise<void>
}
/** Makes an account under the login that suits the person best. @returns the login; null for who has an account already */
export async function openAccount(
  { db, caller, today, record }: Opening,
  personId: number,
  passwordHash: string,
): Promise<string | null> {
  const person = await personToOpen(db, caller, personId, today)
  if (person.admin_user_id !== null) return null
  const login = await freeLogin(db, person)
  const id = await makeAccount(db, person, { login, passwordHash })
  await record({
    subject: 'access.account',
    id,
    after: { login: auditedLogin(login, person.iin), status: 'active' },
  })
  return login
}

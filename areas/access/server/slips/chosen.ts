import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { personKinds } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import type { AccessRules } from '#platform/server/access-rules.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { makeSlips } from '../../contract/login-slips.ts'
import { isDemonstrationLogin } from '../../rules/demonstration.ts'
import { findGrantor, mayManageAccount } from '../roles/grantor.ts'
import { mayFindPerson } from '../scope/persons.ts'

type Choice = z.output<(typeof makeSlips)['body']>
export interface SlipPerson {
  id: number
  full_name: string
  class: string | null
  account_id: number | null
  login: string | null
  status: string | null
  has_signed_in: boolean
  /** Who made the choice may grant all roles of the account, so that they may set its password. */
  is_manageable: boolean
}

const isChosen = ({ person_ids, class_id, kind }: Choice, { persons }: AccessRules, today: string) => {
  if (person_ids !== undefined) return sql<boolean>`p.id = any(${person_ids}::integer[])`
  if (class_id !== undefined) return persons.isAmong('class_id', sql.ref('p.id'), class_id, today)
  const id = Object.values(personKinds).find(({ slug }) => slug === kind)?.id ?? 0
  return sql<boolean>`p.id in (select km.person_id from access.person_kind km where km.kind_id = ${id})`
}

/** Those of the choice whom the caller may find, in the order in which slips are handed out: by class and name. */
export async function chosenPersons(db: Database, choice: Choice, caller: Caller, today: string) {
  const { persons } = caller.accessRules
  const grantor = await findGrantor(db, caller, today)
  const { rows } = await sql<SlipPerson>`
    select p.id, p.full_name, own.title as class, a.id as account_id, a.login, a.status,
      a.last_login_at is not null as has_signed_in,
      ${mayManageAccount(grantor, sql.ref('a.id'))} as is_manageable
    from access.person p left join access.account a on a.id = p.admin_user_id
    left join lateral (${persons.ownClass(sql.ref('p.id'), today)}) own on true
    where p.archived_at is null and ${isChosen(choice, caller.accessRules, today)} and ${mayFindPerson(caller, sql`p.id`, today)}
    order by own.place nulls last, p.sort_name, p.id`.execute(db)
  return rows
}

/** Why a person gets no slip, or null. */
export function leftOut(
  person: SlipPerson,
  { isRequested, caller, isDemonstration }: { isRequested: boolean; caller: Caller; isDemonstration: boolean },
): string | null {
  if (person.account_id === null) return null
  if (isDemonstration && isDemonstrationLogin(person.login ?? '')) return t`вход демонстрации`
  if (person.account_id === caller.accountId) return t`это вы`
  if (person.status !== 'active') return t`учётная запись заблокирована`
  if (!person.is_manageable) return t`пароль меняет тот, кто выдаёт роли этого человека`
  return person.has_signed_in && !isRequested ? t`уже входил(а)` : null
}

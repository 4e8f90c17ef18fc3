import { allows, impersonator } from '#platform/contract/access.ts'
import type { AccessRules } from '#platform/server/access-rules.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { sessionRights } from '../rules/session-rights.ts'
import { holdingsOf } from './holdings.ts'

async function mayImpersonate(db: Database, accountId: number, today: string, { permissions }: AccessRules) {
  const holdings = await holdingsOf(db, accountId, today, permissions)
  return holdings?.status === 'active' && allows(impersonator(), sessionRights(0, holdings, permissions))
}

/**
 * The caller of work that an account of the school's side has begun and that goes on without a session, with the rights
 * of this moment; null where the account is blocked or gone. `actor`: who really acted, under impersonation, and may still.
 */
export async function callerOfAccount(
  db: Database,
  { accountId, actor }: { accountId: number; actor: number | null },
  today: string,
  accessRules: AccessRules,
): Promise<Caller | null> {
  const holdings = await holdingsOf(db, accountId, today, accessRules.permissions)
  if (!holdings || holdings.status !== 'active') return null
  if (actor !== null && !(await mayImpersonate(db, actor, today, accessRules))) return null
  return {
    ...sessionRights(0, holdings, accessRules.permissions),
    accountId,
    personId: holdings.personId,
    sessionId: 0,
    expiresAt: 0,
    accessRules,
    ...(actor === null ? {} : { act: actor }),
  }
}

/** A caller with the rights of this moment, on the side of the session; null where they, or who really acts, may no longer. */
export async function presentRights(db: Database, caller: Caller, today: string): Promise<Caller | null> {
  const { accountId, act, accessRules } = caller
  const holdings = await holdingsOf(db, accountId, today, accessRules.permissions)
  if (!holdings || holdings.status !== 'active') return null
  if (act !== undefined && !(await mayImpersonate(db, act, today, accessRules))) return null
  const { limits, ...rights } = sessionRights(caller.client, holdings, accessRules.permissions)
  return { ...caller, ...rights, limits, personId: holdings.personId }
}

/** The language that an account has chosen; null where it follows the browser's. */
export async function languageOfAccount(db: Database, accountId: number): Promise<string | null> {
  const found = await db
    .selectFrom('access.account')
    .where('id', '=', accountId)
    .select('language')
    .executeTakeFirstOrThrow()
  return found.language
}

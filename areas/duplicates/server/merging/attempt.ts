import type * as z from 'zod/mini'
import { keepingRights, mayManage, mergeAccounts } from '#areas/access/server/index.ts'
import { listed, msg, t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { NewestRows, PersonDuplicates } from '#platform/server/person-duplicates.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { mergedFields, type mergePersons } from '../../contract/merging.ts'
import { moveRows, type Moving } from './move-rows.ts'
import { setPerson } from '#areas/people/server/index.ts'
import { now } from '#platform/server/clock.ts'
import { lockPersons, type LockedPerson } from './persons.ts'
import type { MergerTrail, Row } from './trail.ts'

export type CallContext = z.output<(typeof mergePersons)['body']>
interface Doing {
  db: Database
  caller: Caller
  today: string
  context: AppContext
}
export interface Merged {
  kept: LockedPerson
  gone: LockedPerson
  trail: MergerTrail
  obstacles: string[]
  effects: { title: string; items: string[] }[]
}

/** Both, as the caller saw them. @throws Refusal 404, 403, 409 */
async function lockBoth(
  { db, caller, today }: Doing,
  call: CallContext,
): Promise<{ kept: LockedPerson; gone: LockedPerson }> {
  const held = await lockPersons(db, { caller, today }, [call.kept_id, call.gone_id])
  const [kept, gone] = [call.kept_id, call.gone_id].map((id) => held.find((one) => one.id === id))
  if (!kept || !gone) throw conflict(msg`Записи изменились: сравните их снова`)
  const merged = held.find(({ values }) => values.merged_into_id !== null)
  if (merged) throw conflict(msg`Запись «${merged.full_name}» уже объединена с другой`)
  if (kept.version !== call.kept_version || gone.version !== call.gone_version)
    throw conflict(msg`Записи изменил кто-то ещё. Сравните их снова`)
  return { kept, gone }
}

/** What of each person changes: the chosen values, the account that stays, and that one record is gone. */
function planPersons({ kept, gone }: { kept: LockedPerson; gone: LockedPerson }, call: CallContext) {
  const chosen = mergedFields.filter((field) => call.values[field] === 'gone')
  const keptAfter: Row = Object.fromEntries(chosen.map((field) => [field, gone.values[field]]))
  const [own, others] = [kept.values.admin_user_id, gone.values.admin_user_id]
  const takesLogin = others !== null && (own === null || call.account === 'gone')
  if (takesLogin) keptAfter['admin_user_id'] = others
  if (kept.values.archived_at !== null && gone.values.archived_at === null) keptAfter['archived_at'] = null
  const goneAfter: Row = {
    // one of the school has an IIN, a photo and an account once
    iin: null,
    photo_id: call.values.photo_id === 'gone' ? null : gone.values.photo_id,
    admin_user_id: takesLogin ? own : others,
    archived_at: gone.values.archived_at ?? now().toISOString(),
    merged_into_id: kept.id,
  }
  return { keptAfter, goneAfter, takesLogin }
}

/** By the mail of a person a password is restored: it changes with the account's owner only. @throws Refusal 422 */
async function requireOwnMail(
  { db, caller, today }: Doing,
  pair: { kept: LockedPerson; gone: LockedPerson },
  call: CallContext,
  takesLogin: boolean,
) {
  const owner = takesLogin ? pair.gone : pair.kept
  const mail = call.values.email === 'gone' ? pair.gone.values.email : pair.kept.values.email
  if (owner.values.admin_user_id === null || owner.values.email === mail) return
  if (!(await mayManage(db, caller, today, Number(owner.values.admin_user_id))))
    throw refuse(
      ['values', 'email'],
      msg`По этой почте восстанавливают пароль: оставьте почту того, чей вход остаётся, или позовите администратора`,
    )
}

const before = (person: LockedPerson, after: Row): Row =>
  Object.fromEntries(Object.keys(after).map((name) => [name, person.values[name as keyof LockedPerson['values']]]))

async function newestRows(db: Database, rooms: readonly PersonDuplicates[]): Promise<NewestRows> {
  const found: NewestRows[] = []
  for (const { newest } of rooms) if (newest) found.push(await newest(db))
  return Object.assign({}, ...found)
}

/** What contradicts though no constraint forbids it. */
async function contradictionsOf(
  db: Database,
  rooms: readonly PersonDuplicates[],
  who: { gone: number; kept: number },
): Promise<string[]> {
  const found: string[] = []
  for (const { contradictions } of rooms) if (contradictions) found.push(...(await contradictions(db, who)))
  return found
}

const effectsOf = ({ uses, duplicates }: Moving) => [
  ...(uses.size === 0
    ? []
    : [{ title: t`Перейдёт к основной записи`, items: [...uses].map(([title, count]) => `${title} — ${count}`) }]),
  ...[...duplicates].map(([title, items]) => ({ title: t`Стоит у обоих, останется одно: ${title}`, items })),
]

/** Of two logins one stays. */
async function mergeAccountsOf(
  { db, caller, today }: Doing,
  kept: LockedPerson,
  gone: LockedPerson,
  takesLogin: boolean,
) {
  const [own, others] = [kept.values.admin_user_id, gone.values.admin_user_id].map(Number)
  if (kept.values.admin_user_id === null || gone.values.admin_user_id === null || !own || !others)
    return { accounts: null, effects: [] }
  const which = takesLogin ? { stays: others, leaves: own } : { stays: own, leaves: others }
  const { mergedAccounts, given, left } = await mergeAccounts(db, { caller, today, ...which })
  const rows = await db.selectFrom('access.account').where('id', 'in', [own, others]).select(['id', 'login']).execute()
  const loginOf = (id: number) => rows.find((row) => row.id === id)?.login ?? ''
  return {
    accounts: mergedAccounts,
    effects: [
      { title: t`Вход`, items: [t`Остаётся: ${loginOf(which.stays)}`, t`Закроется: ${loginOf(which.leaves)}`] },
      ...(given.length > 0 ? [{ title: t`Роли добавятся`, items: given }] : []),
      ...(left.length > 0 ? [{ title: t`Роли не перейдут: выдать их можете не вы`, items: left }] : []),
    ],
  }
}

/**
 * Merges two persons within the caller's transaction. Where `obstacles` come back nothing of it may be kept; a caller
 * that only previews takes it back in any case.
 * @throws Refusal 403, 404, 409, 422
 */
export async function attemptMerger(doing: Doing, call: CallContext): Promise<Merged> {
  const { db, today, context } = doing
  return keepingRights(db, today, async () => {
    const { kept, gone } = await lockBoth(doing, call)
    const { keptAfter, goneAfter, takesLogin } = planPersons({ kept, gone }, call)
    await requireOwnMail(doing, { kept, gone }, call, takesLogin)
    const who = { gone: gone.id, kept: kept.id }
    const found = await contradictionsOf(db, context.personDuplicates, who)
    if (found.length > 0) throw conflict(listed(found, '. '))
    const newest = await newestRows(db, context.personDuplicates)
    const rules = Object.assign({}, ...context.personDuplicates.map((room) => room.rules ?? {}))
    const moving = await moveRows(db, { titles: context.referenceTitles, rules }, who)
    const { accounts, effects } = await mergeAccountsOf(doing, kept, gone, takesLogin)
    await setPerson(db, gone.id, { ...goneAfter, admin_user_id: null })
    await setPerson(db, kept.id, keptAfter)
    if (goneAfter['admin_user_id'] !== null) await setPerson(db, gone.id, { admin_user_id: goneAfter['admin_user_id'] })
    const { moved, dropped, covering } = moving
    return {
      kept,
      gone,
      obstacles: moving.obstacles,
      effects: [...effectsOf(moving), ...effects],
      trail: {
        moved,
        dropped,
        covering,
        accounts,
        newest,
        persons: {
          kept: { before: before(kept, keptAfter), after: keptAfter },
          gone: { before: before(gone, goneAfter), after: goneAfter },
        },
      },
    }
  })
}

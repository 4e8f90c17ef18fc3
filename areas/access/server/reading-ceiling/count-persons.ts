import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { msg } from '#platform/contract/text.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import { unavailabilityOf } from '#platform/server/unavailable.ts'
import { verdictOf } from '../../rules/reading-verdict.ts'
import { addToWindow } from './reading-rows.ts'
import { afterAsking, afterRefusal } from './aftermath.ts'

type Reader = Pick<Caller, 'accountId' | 'act' | 'client' | 'roles'>

/** Who really reads. */
const readerOf = ({ act, accountId }: Reader) => act ?? accountId
/** Who has no business with ids of others. */
const isBound = ({ act, client, roles }: Reader) =>
  act === undefined && (client === 1 || roles.every((role) => role === 'student'))

interface Reading {
  db: Database
  caller: Caller
  today: string
}

/**
 * Counts persons of whom the caller is about to be shown what is masked, or whom only a key of the whole school lets them find.
 * One statement; none where there is nobody. Call it before anything of them is answered.
 * @param isFile they are the rows of one file
 * @param isMasked nothing that is masked is shown of them: a full disk, which keeps no count, does not close their cards
 * @throws Refusal 422 asking for the second step, 429 until somebody allows it
 */
export async function countPersons(
  { db, caller, today }: Reading,
  persons: readonly number[],
  { isFile = false, isMasked = false } = {},
): Promise<void> {
  if (persons.length === 0) return
  const accountId = readerOf(caller)
  const counting = addToWindow(db, { accountId, persons, misses: [], isFile, today })
  const standing = await counting.catch((error: unknown) => {
    if (isMasked && unavailabilityOf(error) === 'disk') return null
    throw error
  })
  if (standing === null) return
  const verdict = verdictOf(standing, standing.ceilings, { isFile, isBound: isBound(caller) })
  if (verdict === 'pass') return
  const refusal = new Refusal(429, msg`Прочитано слишком много карточек людей`)
  const taken = { accountId, added: standing.added, today, isFile, isImpersonated: caller.act !== undefined }
  refusal.afterwards = (context: AppContext) =>
    verdict === 'ask' ? afterAsking(context, taken, standing) : afterRefusal(context, taken, standing)
  throw refusal
}

async function countMiss(context: AppContext, caller: Caller, id: number): Promise<Refusal | undefined> {
  const accountId = readerOf(caller)
  const today = context.clock.today()
  const standing = await addToWindow(context.db, { accountId, persons: [], misses: [id], isFile: false, today })
  const verdict = verdictOf(standing, standing.ceilings, { isMiss: true, isBound: isBound(caller) })
  if (verdict === 'pass') return undefined
  const taken = { accountId, added: [], today, isFile: false, isImpersonated: caller.act !== undefined }
  return verdict === 'ask' ? afterAsking(context, taken, standing) : afterRefusal(context, taken, standing)
}

/** 404 of a person; whoever tries id after id comes to the ceiling as who reads them does. */
export function unknownPerson(caller: Caller, id: number): Refusal {
  const refusal = notFound()
  refusal.afterwards = (context: AppContext) => countMiss(context, caller, id)
  return refusal
}

import { isOverCeiling, proofWays, requireProof, type ProvingCall } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import type { SigningProof } from '../../contract/signing.ts'
import type { SigningMethod } from '../../rules/seal-state.ts'
import { signerOf } from './signer.ts'

/** Who has proved to be the one who signs: as `sealPapers` takes signers. */
export interface ProvenSigner {
  accountId: number
  name: string
  /** In words, of that day. */
  post: string | null
  method: SigningMethod
}

/** Whether an account has to set a second factor up before it signs: one whose reading is beyond the ceiling; sign-ins of the demonstration do without. */
export async function mustSetUp(
  { db, context }: { db: Database; context: Pick<AppContext, 'isDemonstration'> },
  accountId: number,
): Promise<boolean> {
  if (context.isDemonstration) return false
  const [ways, isOver] = await Promise.all([proofWays(db, accountId), isOverCeiling(db, accountId)])
  return isOver && ways.includes('password')
}

/**
 * Who signs proves who they are: by a code or key of the second factor, who has none by the password. Failures are limited as those of
 * signing in are and outlive the refusal, so a call that signs begins its own transactions (`ownTransactions`), asks its own rules
 * first and then this: a code opens once. One proof is for one act, however many papers it signs.
 * @throws Refusal 422 at `code`, `assertion` or `password`, 403 under another's name, 409 where a second factor must be set up, 429
 */
export async function requireSigningProof(
  call: ProvingCall & { today: CalendarDate },
  given: SigningProof,
): Promise<ProvenSigner> {
  const { caller, db, today } = call
  if (caller.act !== undefined) throw forbidden(msg`Под чужим именем не подписывают: вернитесь в свою учётную запись`)
  if (await mustSetUp(call, caller.accountId))
    throw conflict(
      msg`С вашей учётной записи прочитаны данные очень многих людей: чтобы подписывать, включите вход в два шага в своём профиле`,
    )
  const method = await requireProof(call, given)
  return { accountId: caller.accountId, method, ...(await signerOf(db, caller.accountId, today)) }
}

import { msg } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import type { UploadRule } from '#platform/server/upload-rule.ts'
import { readGivenDocument, uploadDocument } from '../contract/media.ts'
import type { Checks } from './documents/check-document.ts'
import { documentOf, sayDocument } from './documents/document-rows.ts'
import { giverOf, limitGiver, type Giver } from './documents/giver.ts'
import { anyGiverOf, requireGiver } from './documents/rules.ts'
import { storeDocument, storeUnchecked } from './store-document.ts'

/** Checks the document now, or keeps it to be checked, as its purpose says. */
const storeFor = (
  { db, media }: AppContext,
  { purpose }: UploadRule,
  { giver, ...given }: { giver: Giver; file: unknown; name: string; clientId: string },
) =>
  giver.accountId === null || purpose.isQuarantined
    ? storeUnchecked(db, media, { ...given, giver, purpose })
    : storeDocument(db, media, { ...given, accountId: giver.accountId, purpose })

/** @param rules what may be given, and by whom */
export const uploadDocumentBy = (rules: readonly UploadRule[], checks: Checks) =>
  handle(
    { ...uploadDocument, access: anyGiverOf(rules) },
    async ({ body, caller, db, context, http }) => {
      const rule = requireGiver(rules, body.purpose, caller)
      const giver = giverOf(caller, context.secret, http.request.ip)
      const { file, name, client_id: clientId } = body
      const before = await documentOf(db, giver, clientId)
      if (before) return sayDocument(before, rules)
      await limitGiver(db, giver, rule)
      const stored = await storeFor(context, rule, { giver, file, name, clientId })
      if (stored?.state === 'checking') checks.begin(context, stored.id)
      // the same upload may have come in twice at once: the first one counts
      const kept = stored ?? (await documentOf(db, giver, clientId))
      if (!kept) throw refuse('client_id', msg`Загрузите файл ещё раз`)
      return sayDocument(kept, rules)
    },
    // a check takes its time: no connection waits for it
    { ownTransactions: true },
  )

/** How it stands with what one has given: to be asked while it is checked. */
export const readGivenDocumentBy = (rules: readonly UploadRule[]) =>
  handle({ ...readGivenDocument, access: anyGiverOf(rules) }, async ({ params, caller, db, context, http }) => {
    const found = await documentOf(db, giverOf(caller, context.secret, http.request.ip), params.client_id)
    if (!found) throw notFound()
    return sayDocument(found, rules)
  })

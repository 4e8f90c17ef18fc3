import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { record } from '#platform/server/history.ts'
import { inLanguage } from '#platform/server/language/spoken.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { sendRestoreLink } from '../../contract/accounts.ts'
import { mailRestoreLink } from '../restore-link.ts'

const refusals = {
  'no mail': msg`У этого человека не указана почта: отправить ссылку некуда`,
  enough: msg`За последний час уже отправлены три письма. Попросите проверить почту, в том числе спам`,
}

export const sendRestoreLinkHandler = handle(
  sendRestoreLink,
  async ({ params, caller, context, http }) => {
    const { db } = context
    const account = await db
      .selectFrom('access.account')
      .where('id', '=', params.id)
      .select(['id', 'status', 'language'])
      .executeTakeFirst()
    if (!account) throw notFound()
    if (account.status !== 'active') throw conflict(msg`Учётная запись заблокирована: сначала разблокируйте её`)
    const outcome = await inLanguage(null, () => mailRestoreLink(context, account))
    if (outcome !== 'sent') throw conflict(refusals[outcome])
    await record(db, caller, http.request.id, [
      { subject: 'access.account', id: account.id, after: { password: 'restore link' } },
    ])
    return {}
  },
  { ownTransactions: true },
)

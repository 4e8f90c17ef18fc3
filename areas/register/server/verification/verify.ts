import { sql } from 'kysely'
import { beginAttempt } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { PaperContent } from '../../contract/paper.ts'
import { verifyDocument, type VerifiedDocument } from '../../contract/verification.ts'
import { readCode } from '../../rules/document-code.ts'

/** Failures of one address in 15 minutes: a whole class may sit behind one. */
const maxFailures = 60
/** Looked up for what can't be a code, so that it takes as long as one that is unknown. */
const noCode = ''

type Row = Omit<VerifiedDocument, 'content'> & { content: unknown }

export const verifyDocumentHandler = handle(
  verifyDocument,
  async ({ query, db, http, context }) => {
    http.reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store')
    const limit = {
      subject: `document:${http.request.ip}`,
      max: maxFailures,
      minutes: 15 as const,
      isClearedBySuccess: false,
    }
    const attempt = await beginAttempt(db, [limit])
    const { rows } = await sql<Row>`
      select rc.state, rc.number, rc.version, rc.signed_on, signer.full_name as signer, rc.content,
        (rc.ended_at at time zone ${context.clock.timeZone})::date as ended_on
      from register.report_card rc left join people.person signer on signer.id = rc.signed_by
      where rc.code = ${readCode(query.code) ?? noCode}`.execute(db)
    const [row] = rows
    if (!row) throw new Refusal(404, msg`Документа с таким кодом нет. Проверьте, верно ли он введён`)
    await attempt.succeeded()
    return { ...row, content: PaperContent.parse(row.content) }
  },
  { ownTransactions: true },
)

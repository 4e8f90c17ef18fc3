import { sql } from 'kysely'
import { beginAttempt } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { verifyDocument, type VerifiedDocument } from '../../contract/verification.ts'
import { readCode } from '../../rules/document-code.ts'

/** Failures of one address in 15 minutes: a whole class may sit behind one. */
const maxFailures = 60
/** Looked up for what can't be a code, so that it takes as long as one that is unknown. */
const noCode = ''

const verified = (code: string, timeZone: string) => sql<VerifiedDocument>`
  select s.state, s.number, s.signed_on, s.ended_on, s.reason, s.contents,
    (select jsonb_build_object('number', next.number, 'signed_on', next.signed_on) from seals.seal next
      where next.id = s.replaced_by) as replaced_by,
    (select jsonb_agg(jsonb_build_object('name', g.name, 'post', g.post, 'on_behalf_of', g.on_behalf_of,
      'method', g.method, 'signed_on', (g.signed_at at time zone ${timeZone})::date) order by g.position)
      from seals.signer g where g.seal_id = s.id) as signers,
    (select coalesce(jsonb_agg(jsonb_build_object('language', f.language, 'sha256', encode(f.sha256, 'hex'))
      order by f.language), '[]') from seals.frozen_file f where f.seal_id = s.id) as files
  from seals.seal s where s.code = ${code}`

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
    const { rows } = await verified(readCode(query.code) ?? noCode, context.clock.timeZone).execute(db)
    const [found] = rows
    if (!found) throw new Refusal(404, msg`Документа с таким кодом нет. Проверьте, верно ли он введён`)
    await attempt.succeeded()
    return found
  },
  { ownTransactions: true },
)

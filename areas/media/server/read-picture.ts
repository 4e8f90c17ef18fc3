import type { FastifyRequest } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { now } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readPicture } from '../contract/media.ts'
import { isGoodLink } from './links.ts'
import { pictureCookieNames, sessionOfPictures } from './picture-cookie.ts'
import { readStored } from './store.ts'

/** Whether it is asked for in the session to which the link was given, and that session goes on. */
function isOfSession(context: AppContext, request: FastifyRequest, session: number): boolean {
  if (session === 0) return true
  const proven = [
    request.caller?.sessionId,
    ...pictureCookieNames.map((name) => sessionOfPictures(context.secret, request.cookies[name])),
  ]
  return proven.includes(session) && !context.hasEnded(session)
}

/** What nothing shows any more is not shown by an older link either. */
const isShown = async (db: Database, stem: string): Promise<boolean> =>
  (await db
    .selectFrom('media.file')
    .where('stem', '=', stem)
    .where('is_kept', '=', true)
    .select('id')
    .executeTakeFirst()) !== undefined

export const readPictureHandler = handle(readPicture, async ({ params, query, db, context, http }) => {
  const at = now()
  const { session = 0, ...given } = query
  if (!isGoodLink(context.secret, { ...params, ...given, session }, at)) throw notFound()
  if (!isOfSession(context, http.request, session) || !(await isShown(db, params.stem))) throw notFound()
  const bytes = await readStored(context.media, params.stem, `${query.width}.webp`)
  if (bytes === null) throw notFound()
  await http.reply
    .type('image/webp')
    .header('content-disposition', 'attachment; filename="photo.webp"')
    .header('content-security-policy', "default-src 'none'; sandbox")
    // no longer than the link itself, and in the reader's own browser only
    .header('cache-control', `private, max-age=${Math.floor((query.until - at.getTime()) / 1000)}`)
    .send(bytes)
  return undefined
})

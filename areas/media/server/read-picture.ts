import { now } from '#platform/server/clock.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readPicture } from '../contract/media.ts'
import { isGoodLink } from './links.ts'
import { readStored } from './store.ts'

export const readPictureHandler = handle(readPicture, async ({ params, query, context, http }) => {
  const at = now()
  if (!isGoodLink(context.secret, { ...params, ...query }, at)) throw notFound()
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

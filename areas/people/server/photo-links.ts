import { pictureLink, type PictureReader } from '#areas/media/server/index.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'

/** The caller as one who is given links to pictures. */
export const pictureReader = ({ secret }: AppContext, { sessionId }: Caller): PictureReader => ({ secret, sessionId })

/** Links to a photo by the name under which it lies: beside a name, and for a card. Null where there is none. */
export const photoLinks = (reader: PictureReader, stem: string | null) =>
  stem === null
    ? { photo: null, photo_large: null }
    : { photo: pictureLink(reader, stem, 64), photo_large: pictureLink(reader, stem, 256) }

import { pictureLink } from '#areas/media/server/index.ts'
import type { AppContext } from '#platform/server/app-context.ts'

/** Links to a photo by the name under which it lies: beside a name, and for a card. Null where there is none. */
export const photoLinks = ({ secret }: AppContext, stem: string | null) =>
  stem === null
    ? { photo: null, photo_large: null }
    : { photo: pictureLink(secret, stem, 64), photo_large: pictureLink(secret, stem, 256) }

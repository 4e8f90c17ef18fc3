import type { AppContext } from '#platform/server/app-context.ts'
import { drawForPaper } from './picture.ts'
import { partOf, readStored } from './store.ts'

/** A picture as it is drawn on a paper: a JPEG, its size in pixels. */
export interface PaperPicture {
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/** A photo under a stem, at its largest, for a paper; null where it is lost. */
export async function paperPicture({ media }: Pick<AppContext, 'media'>, stem: string): Promise<PaperPicture | null> {
  const bytes = await readStored(media, stem, partOf(1024))
  return bytes && drawForPaper(bytes)
}

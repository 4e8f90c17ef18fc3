import type { AppContext } from '#platform/server/app-context.ts'
import { partOf, readStored } from './store.ts'

/** The last one read: bytes under a stem never change. */
let known: { stem: string; address: string } | null = null

/** A picture of 64 pixels as a `data:` address, for what stands on every page and must not be a request of its own; a lost one is none. */
export async function smallPicture({ media }: Pick<AppContext, 'media'>, stem: string): Promise<string | null> {
  if (known?.stem === stem) return known.address
  const bytes = await readStored(media, stem, partOf(64))
  if (bytes === null) return null
  known = { stem, address: `data:image/webp;base64,${bytes.toString('base64')}` }
  return known.address
}

import { t } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { SchoolHead } from '#platform/server/pdf-head.ts'
import { drawSmall } from './picture.ts'
import { partOf, readStored } from './store.ts'

/** Enough for the largest that is printed. */
const side = 256

/** The last logo drawn: bytes under a stem never change. */
let known: { stem: string; logo: string } | null = null

/** A lost picture is none: papers are still printed. */
async function logoOf(folder: string, stem: string): Promise<string | null> {
  if (known?.stem === stem) return known.logo
  const bytes = await readStored(folder, stem, partOf(1024))
  const logo = bytes && (await drawSmall(bytes, side))
  if (logo !== null) known = { stem, logo }
  return logo
}

/** The name and the picture of the school as its papers carry them. */
export async function schoolHead({ db, media }: Pick<AppContext, 'db' | 'media'>): Promise<SchoolHead> {
  const school = await db
    .selectFrom('school.school as s')
    .leftJoin('media.file as f', 'f.id', 's.logo_id')
    .select(['s.name', 'f.stem'])
    .executeTakeFirst()
  return {
    school: school?.name ?? t`Школа`,
    logo: school?.stem ? await logoOf(media, school.stem) : null,
  }
}

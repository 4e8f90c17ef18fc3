import sharp from 'sharp'
import { t } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'
import { partOf, readStored } from './store.ts'

/** Enough for the largest that is printed. */
const side = 256

/** The name and the picture of the school as its papers carry them. A lost picture is none: papers are still printed. */
export async function paperHead({ db, media }: Pick<AppContext, 'db' | 'media'>): Promise<PaperHead> {
  const school = await db
    .selectFrom('school.school as s')
    .leftJoin('media.file as f', 'f.id', 's.logo_id')
    .select(['s.name', 'f.stem'])
    .executeTakeFirst()
  const bytes = school?.stem ? await readStored(media, school.stem, partOf(1024)) : null
  const drawn = bytes
    ? await sharp(bytes)
        .resize({ width: side, height: side, fit: 'inside' })
        .png()
        .toBuffer()
        .catch(() => null)
    : null
  return {
    school: school?.name ?? t`Школа`,
    logo: drawn && `data:image/png;base64,${drawn.toString('base64')}`,
  }
}

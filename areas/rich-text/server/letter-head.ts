import { schoolHead } from '#areas/media/server/index.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { LetterHead, PaperLanguage } from '../contract/paper.ts'

/**
 * The school as it stands over its papers: a name for each language of the paper, the Kazakh one first, its picture, and where it is to
 * be found.
 */
export async function letterHead(
  context: Pick<AppContext, 'db' | 'media'>,
  languages: readonly PaperLanguage[],
): Promise<LetterHead> {
  const { logo, school } = await schoolHead(context)
  const row = await context.db
    .selectFrom('school.school')
    .select(['name_kk', 'city', 'address', 'phone', 'bin'])
    .executeTakeFirst()
  const names = languages.map((language) => (language === 'kk' ? (row?.name_kk ?? school) : school))
  const found = [row?.city, row?.address, row?.phone, row?.bin && `БИН ${row.bin}`].filter(
    (part) => part !== null && part !== undefined && part !== '',
  )
  return { logo, names: [...new Set(names)], lines: found.length === 0 ? [] : [found.join(' · ')] }
}

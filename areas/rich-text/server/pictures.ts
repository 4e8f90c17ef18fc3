import { keepFile, paperPicture, pictureLink, type PictureReader } from '#areas/media/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { RichText } from '../rules/nodes.ts'
import type { PictureAddresses } from '../contract/rich-text.ts'
import { picturesOf } from '../rules/plain-text.ts'
import type { DrawnPicture, Pictures } from './draw/around.ts'

type Texts = readonly (RichText | null)[]
const idsOf = (texts: Texts): number[] => [...new Set(texts.flatMap((text) => (text === null ? [] : picturesOf(text))))]

/**
 * Takes the pictures of texts into use: those that the writer has uploaded, and those that `known` texts, which the writer may see,
 * bear already. What is kept stays: earlier versions go on showing it. @throws 422 at `field` for any other one
 */
export async function takePictures(
  db: Database,
  { accountId, texts, known, field }: { accountId: number; texts: Texts; known: Texts; field: string },
): Promise<void> {
  const borne = new Set(idsOf(known))
  for (const id of idsOf(texts))
    if (!borne.has(id) && !(await keepFile(db, id, accountId, 'photo')))
      throw refuse(field, msg`Рисунок в тексте больше недоступен: вставьте его ещё раз`)
}

const stemsOf = async (db: Database, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('media.file')
        .where('id', 'in', ids)
        .where('kind', '=', 'photo')
        .where('is_kept', '=', true)
        .select(['id', 'stem'])
        .execute()

/** Links to the pictures of texts that the reader may read, by their ids; one statement, none for texts without pictures. */
export async function pictureLinks(db: Database, reader: PictureReader, texts: Texts): Promise<PictureAddresses> {
  const files = await stemsOf(db, idsOf(texts))
  return Object.fromEntries(files.map(({ id, stem }) => [String(id), pictureLink(reader, stem, 1024)]))
}

/** The pictures of texts as papers bear them; a lost one is none. */
export async function readPictures({ db, media }: Pick<AppContext, 'db' | 'media'>, texts: Texts): Promise<Pictures> {
  const found: Record<number, DrawnPicture> = {}
  for (const { id, stem } of await stemsOf(db, idsOf(texts))) {
    const picture = await paperPicture({ media }, stem)
    if (picture !== null) found[id] = picture
  }
  return found
}

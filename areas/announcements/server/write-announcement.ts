import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { dropFiles, keepFile } from '#areas/media/server/index.ts'
import { isEmptyText, plainText } from '#areas/rich-text/rules/plain-text.ts'
import type { RichText } from '#areas/rich-text/rules/nodes.ts'
import { takePictures } from '#areas/rich-text/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { keepsAnnouncements } from '../contract/access.ts'
import {
  changeAnnouncement,
  createAnnouncement,
  removeAnnouncement,
  type AnnouncementValues,
} from '../contract/announcements.ts'
import { announcementDocuments } from '../contract/purpose.ts'
import { audienceKey } from '../rules/audience-key.ts'
import { requireAudience, writeAudience } from './audience.ts'
import { mayManage } from './scope.ts'

export interface Held {
  id: number
  state: 'draft' | 'published' | 'taken_back'
  version: number
  title: string
  content: RichText
  starts_at: string | null
  ends_on: string | null
  files: number[]
}
/** Holds one that the caller manages, till the end of the transaction. @throws 404 */
export async function requireHeld(db: Database, caller: Caller, id: number): Promise<Held> {
  const { rows } = await sql<Held>`
    select a.id, a.state, a.version, a.title, a.content, to_char(a.starts_at, 'YYYY-MM-DD"T"HH24:MI') as starts_at,
      to_char(a.ends_on, 'YYYY-MM-DD') as ends_on,
      array(select f.file_id from announcements.attachment f where f.announcement_id = a.id order by f.place) as files
    from announcements.announcement a where a.id = ${id} and ${mayManage(caller)} for update of a`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
export function requireVersion({ version }: Held, seen: number): void {
  if (version !== seen) throw outdated(msg`Пока вы писали, объявление изменили: откройте его заново`)
}

/** @throws 422 */
function requireValues(values: AnnouncementValues, caller: Caller): void {
  if (isEmptyText(values.content)) throw refuse('content', msg`Напишите текст объявления`)
  if ((values.starts_on === null) !== (values.starts_time === null))
    throw refuse('starts_time', msg`Укажите и день, и время`)
  if (values.starts_on !== null && values.ends_on !== null && values.ends_on < values.starts_on)
    throw refuse('ends_on', msg`Объявление кончается раньше, чем начинается`)
  if (values.is_on_screens && !allows(keepsAnnouncements, caller))
    throw refuse('is_on_screens', msg`На экраны школы выводит администрация`)
}

const takeOwnPictures = (db: Database, { accountId }: Caller, after: RichText, before: RichText | null) =>
  takePictures(db, { accountId, texts: [after], known: [before], field: 'content' })

/** Takes files into use in their order, and lets those go that are named no more. @throws 422 at `file_ids` */
async function writeFiles(
  db: Database,
  caller: Caller,
  id: number,
  { before, after }: { before: number[]; after: number[] },
) {
  if (new Set(after).size < after.length) throw refuse('file_ids', msg`Файл приложен дважды`)
  for (const file of after.filter((one) => !before.includes(one)))
    if (!(await keepFile(db, file, caller.accountId, announcementDocuments)))
      throw refuse('file_ids', msg`Приложите файлы ещё раз`)
  await sql`delete from announcements.attachment where announcement_id = ${id}`.execute(db)
  await sql`insert into announcements.attachment (announcement_id, place, file_id)
    select ${id}::integer, place, file_id from unnest(${after}::integer[]) with ordinality as g(file_id, place)`.execute(
    db,
  )
  await dropFiles(
    db,
    before.filter((one) => !after.includes(one)),
  )
}

const startsAt = ({ starts_on, starts_time }: AnnouncementValues): string | null =>
  starts_on === null || starts_time === null ? null : `${starts_on}T${starts_time}`
/** As the history keeps it. */
const kept = (values: AnnouncementValues) => ({
  title: values.title,
  text: plainText(values.content),
  audience: values.audience.map(audienceKey).join(', '),
  ends_on: values.ends_on,
})
const subject = 'announcements.announcement'

export const createAnnouncementHandler = handle(createAnnouncement, async ({ body, caller, db, today, record }) => {
  await requireAudience({ db, caller, today }, body.audience)
  requireValues(body, caller)
  await takeOwnPictures(db, caller, body.content, null)
  const { rows } = await sql<{ id: number; version: number }>`
    insert into announcements.announcement
      (author_id, title, content, plain, starts_at, ends_on, is_pinned, asks_acknowledgement, is_on_screens)
    values (${caller.accountId}, ${body.title}, ${JSON.stringify(body.content)}::jsonb, ${plainText(body.content)}, ${startsAt(body)}, ${body.ends_on},
      ${body.is_pinned}, ${body.asks_acknowledgement}, ${body.is_on_screens}) returning id, version`.execute(db)
  const [made = { id: 0, version: 1 }] = rows
  await writeAudience(db, made.id, body.audience)
  await writeFiles(db, caller, made.id, { before: [], after: body.file_ids })
  await record({ subject, id: made.id, after: kept(body) })
  return made
})

/** What a published one said stays beside it. */
async function keepFormer(db: Database, caller: Caller, held: Held): Promise<void> {
  await sql`insert into announcements.former_version (announcement_id, version, title, content, changed_by)
    values (${held.id}, ${held.version}, ${held.title}, ${JSON.stringify(held.content)}::jsonb, ${caller.accountId})`.execute(
    db,
  )
}

export const changeAnnouncementHandler = handle(
  changeAnnouncement,
  async ({ params, body: { version, ...values }, caller, db, today, record }) => {
    const held = await requireHeld(db, caller, params.id)
    if (held.state === 'taken_back') throw conflict(msg`Объявление отозвано: напишите новое`)
    requireVersion(held, version)
    await requireAudience({ db, caller, today }, values.audience)
    requireValues(values, caller)
    await takeOwnPictures(db, caller, values.content, held.content)
    const isPublished = held.state === 'published'
    if (isPublished && values.audience.length === 0) throw refuse('audience', msg`Выберите, кому объявление`)
    const isEdited =
      isPublished &&
      (held.title !== values.title ||
        !isDeepStrictEqual(held.content, values.content) ||
        held.files.join() !== values.file_ids.join())
    if (isEdited) await keepFormer(db, caller, held)
    const isOther = await writeAudience(db, params.id, values.audience)
    await writeFiles(db, caller, params.id, { before: held.files, after: values.file_ids })
    // whom it reaches now and did not before is told as well
    await sql`update announcements.announcement set title = ${values.title}, content = ${JSON.stringify(values.content)}::jsonb,
        plain = ${plainText(values.content)}, ends_on = ${values.ends_on}, is_pinned = ${values.is_pinned},
        starts_at = ${isPublished ? sql`coalesce(${startsAt(values)}::timestamp, starts_at)` : startsAt(values)},
        asks_acknowledgement = ${values.asks_acknowledgement}, is_on_screens = ${values.is_on_screens}, version = version + 1,
        edited_at = ${isEdited ? sql`now()` : sql`edited_at`}, told_at = ${isOther ? null : sql`told_at`}
      where id = ${params.id}`.execute(db)
    await record({ subject, id: params.id, before: { title: held.title }, after: kept(values) })
    return { id: params.id, version: version + 1 }
  },
)

export const removeAnnouncementHandler = handle(removeAnnouncement, async ({ params, caller, db, record }) => {
  const held = await requireHeld(db, caller, params.id)
  if (held.state !== 'draft') throw conflict(msg`Опубликованное объявление отзывают, удалить можно черновик`)
  await dropFiles(db, held.files)
  await sql`delete from announcements.announcement where id = ${params.id}`.execute(db)
  await record({ subject, id: params.id, before: { title: held.title } })
  return { id: params.id }
})

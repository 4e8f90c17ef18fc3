import { PictureAddresses, RichTextAnswer, RichTextBody } from '#areas/rich-text/contract/rich-text.ts'
import * as z from 'zod/mini'
import { inOwnName, self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import { t } from '#platform/contract/text.ts'
import { flagText, id, IdParams, idText, isoDate, line, text } from '#platform/contract/wire.ts'
import { Audience, AudienceLine, Reach } from './audience.ts'
import { maxAnnouncementFiles } from './purpose.ts'

/** A draft; published and waiting for its moment, or shown, or past its last day; taken back. */
export const announcementStates = ['draft', 'scheduled', 'shown', 'ended', 'taken_back'] as const
export type AnnouncementState = (typeof announcementStates)[number]

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => t`Ожидается время ЧЧ:ММ` }))
const moment = z.nullable(z.string())

export const AnnouncementRow = z.object({
  id,
  title: z.string(),
  /** How it begins; of what was taken back nothing. */
  excerpt: z.string(),
  author: z.string(),
  state: z.enum(announcementStates),
  /** By the school's clock, `yyyy-MM-ddTHH:MM`. */
  starts_at: moment,
  ends_on: z.nullable(isoDate),
  is_pinned: z.boolean(),
  asks_acknowledgement: z.boolean(),
  is_on_screens: z.boolean(),
  edited_at: moment,
  /** By the reader. */
  read_at: moment,
  acknowledged_at: moment,
  taken_back_reason: z.nullable(z.string()),
  files: z.int(),
  /** The reader is among those to whom it is. */
  is_reader: z.boolean(),
  /** The reader may change it, take it back, and see who has read it. */
  may_manage: z.boolean(),
})
export type AnnouncementRow = z.infer<typeof AnnouncementRow>

/** What holds now for the reader; what did; what the reader has written; all of the school, for who keeps them. */
export const announcementViews = ['current', 'archive', 'mine', 'all'] as const
export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/documents/announcements/',
  access: self(),
  query: listQuery(['newest'], {
    view: z._default(z.enum(announcementViews), 'current'),
    unread: z.optional(flagText),
    state: z.optional(z.enum(announcementStates)),
  }),
  response: listOf(AnnouncementRow),
  summary: 'Объявления для читателя и свои',
})

const AnnouncementFile = z.object({ id, name: z.string(), size: z.int(), mime: z.string() })
export const Announcement = z.extend(AnnouncementRow, {
  /** Null of what was taken back, for its readers. */
  content: z.nullable(RichTextAnswer),
  pictures: PictureAddresses,
  attachments: z.array(AnnouncementFile),
  version: z.int(),
  /** For who manages it. */
  management: z.nullable(
    z.object({
      audience: z.array(z.extend(AudienceLine, { title: z.string() })),
      reach: Reach,
      read: z.int(),
      taken_back_by: z.nullable(z.string()),
      may_remind: z.boolean(),
    }),
  ),
})
export type Announcement = z.infer<typeof Announcement>
/** One that the reader may see; 404 for any other. */
export const readAnnouncement = endpoint({
  method: 'GET',
  path: '/api/documents/announcements/{id}',
  access: self(),
  params: IdParams,
  response: Announcement,
  summary: 'Объявление',
})
/** Notes that the reader has opened it, or says so with «Ознакомлен». */
export const markAnnouncementRead = endpoint({
  method: 'POST',
  path: '/api/documents/announcements/{id}/read/',
  access: inOwnName(self()),
  params: IdParams,
  body: z.strictObject({ acknowledge: z.optional(z.boolean()) }),
  response: z.object({ id }),
  silent: true,
  summary: 'Отметить объявление прочитанным',
})
export const openAnnouncementFile = fileEndpoint({
  path: '/api/documents/announcements/{id}/files/{file_id}',
  access: self(),
  params: z.strictObject({ id: idText, file_id: idText }),
  file: fileTypes.any,
  summary: 'Файл объявления',
})

export const AnnouncementValues = z.strictObject({
  title: line(200),
  content: RichTextBody,
  audience: Audience,
  /** In their order. */
  file_ids: z.array(id).check(z.maxLength(maxAnnouncementFiles)),
  /** With the time, or neither: from the moment of publishing. */
  starts_on: z.nullable(isoDate),
  starts_time: z.nullable(clockTime),
  ends_on: z.nullable(isoDate),
  is_pinned: z.boolean(),
  asks_acknowledgement: z.boolean(),
  is_on_screens: z.boolean(),
})
export type AnnouncementValues = z.infer<typeof AnnouncementValues>
const Versioned = z.object({ id, version: z.int() })

/** A draft of who may write to somebody: `pas_notices` to anybody, who leads or curates a class to its students and families. */
export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/api/documents/announcements/',
  access: inOwnName(self()),
  body: AnnouncementValues,
  response: Versioned,
  summary: 'Написать объявление (черновик)',
})
/** Changes what is not taken back; of a published one the former version is kept and readers see that it was changed. */
export const changeAnnouncement = endpoint({
  method: 'PATCH',
  path: '/api/documents/announcements/{id}',
  access: inOwnName(self()),
  params: IdParams,
  body: z.extend(AnnouncementValues, { version: z.int() }),
  response: Versioned,
  summary: 'Изменить объявление',
})
/** Removes a draft. */
export const removeAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/documents/announcements/{id}',
  access: inOwnName(self()),
  params: IdParams,
  response: z.object({ id }),
  summary: 'Удалить черновик объявления',
})
/** Shows a draft to its audience, at once or from its moment. */
export const publishAnnouncement = endpoint({
  method: 'POST',
  path: '/api/documents/announcements/{id}/publish/',
  access: inOwnName(self()),
  params: IdParams,
  body: z.strictObject({ version: z.int() }),
  response: Versioned,
  summary: 'Опубликовать объявление',
})
/** Takes a published one back: it disappears for everybody, in the bell too; who has read it sees that, and why. */
export const takeBackAnnouncement = endpoint({
  method: 'POST',
  path: '/api/documents/announcements/{id}/take-back/',
  access: inOwnName(self()),
  params: IdParams,
  body: z.strictObject({ reason: text(500) }),
  response: z.object({ id, read: z.int() }),
  summary: 'Отозвать объявление',
})
/** What it said before it was changed, the latest first; for who manages it. */
export const listAnnouncementVersions = endpoint({
  method: 'GET',
  path: '/api/documents/announcements/{id}/versions/',
  access: self(),
  params: IdParams,
  response: z.object({
    items: z.array(
      z.object({
        version: z.int(),
        title: z.string(),
        content: RichTextAnswer,
        changed_at: z.string(),
        changed_by: z.nullable(z.string()),
      }),
    ),
    pictures: PictureAddresses,
  }),
  summary: 'Прежние версии объявления',
})

import type { Attachment } from '#areas/media/web/index.ts'
import { emptyText, type RichText } from '#areas/rich-text/rules/nodes.ts'
import type { Announcement, AnnouncementValues } from '../../contract/announcements.ts'
import type { AudienceLine } from '../../contract/audience.ts'

/** What the form holds. */
export interface FormValues {
  title: string
  content: RichText
  audience: AudienceLine[]
  file_ids: Attachment[]
  starts_on: string
  starts_time: string
  ends_on: string
  is_pinned: boolean
  asks_acknowledgement: boolean
  is_on_screens: boolean
}

/** Null: a new one. */
export const valuesOf = (announcement: Announcement | null): FormValues => ({
  title: announcement?.title ?? '',
  content: announcement?.content ?? emptyText(),
  audience: (announcement?.management?.audience ?? []).map(({ title: _title, ...line }) => line),
  file_ids: announcement?.attachments ?? [],
  starts_on: announcement?.starts_at?.slice(0, 10) ?? '',
  starts_time: announcement?.starts_at?.slice(11) ?? '08:00',
  ends_on: announcement?.ends_on ?? '',
  is_pinned: announcement?.is_pinned ?? false,
  asks_acknowledgement: announcement?.asks_acknowledgement ?? false,
  is_on_screens: announcement?.is_on_screens ?? false,
})

export const bodyOf = ({ file_ids, starts_on, starts_time, ends_on, ...values }: FormValues): AnnouncementValues => ({
  ...values,
  file_ids: file_ids.filter(({ state }) => state !== 'refused').map(({ id }) => id),
  starts_on: starts_on === '' ? null : starts_on,
  starts_time: starts_on === '' ? null : starts_time,
  ends_on: ends_on === '' ? null : ends_on,
})

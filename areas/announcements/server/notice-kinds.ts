import { msg } from '#platform/contract/text.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'

/** For everybody: the school writes to all of them. */
export const announcementNotices = defineNoticeKind('announcements.announcement', {
  title: msg`Объявления школы`,
  order: 15,
  byMail: false,
  concerns: () => true,
})
/** Of what notices are: an announcement, and the reminders of it by their day. */
export const subjectOf = (id: number): string => `announcement:${id}`
export const reminderSubject = (id: number, day: string): string => `announcement:${id}:${day}`

import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { allows, write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'

export const incompleteLessons = defineNoticeKind('journal.completion', {
  title: msg`Незаполненные уроки`,
  order: 50,
  byMail: true,
  concerns: (rights) => allows(write(jrnJournal), rights),
})

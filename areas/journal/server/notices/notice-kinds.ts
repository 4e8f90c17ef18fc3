import { msg } from '#platform/contract/text.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'

export const newMarks = defineNoticeKind('journal.marks', {
  title: msg`Новые отметки`,
  order: 20,
  byMail: false,
  concerns: ({ client, roles }) => client === 1 || roles.includes('student'),
})

import { usrGradeBook } from '#areas/diary/contract/permissions.ts'
import { allows, read } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'

export const cardsPrepared = defineNoticeKind('register.prepared', {
  title: msg`Табели готовы`,
  order: 60,
  byMail: false,
  concerns: (rights) => allows(read(usrGradeBook), rights) && !rights.roles.includes('student'),
})

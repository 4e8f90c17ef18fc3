import { usrFamily } from '#areas/people/contract/permissions.ts'
import { allows, anyOf, family, write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'

/** For families, who submit reasons, and class teachers, who answer them. */
export const absenceReasons = defineNoticeKind('journal.absence', {
  title: msg`Причины отсутствия учеников`,
  order: 30,
  byMail: true,
  concerns: (rights) => allows(anyOf(family(), write(usrFamily)), rights),
})

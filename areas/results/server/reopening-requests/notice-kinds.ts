import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { allows, anyOf, write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'
import { jrnReopen } from '../../contract/permissions.ts'

export const reopeningRequested = defineNoticeKind('journal.reopening_request', {
  title: msg`Запросы на открытие периода журнала`,
  order: 41,
  byMail: true,
  concerns: (rights) => allows(anyOf(write(jrnReopen), write(jrnJournal)), rights),
})

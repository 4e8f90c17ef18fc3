import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { allows, write } from '#platform/contract/access.ts'
import { jrnPeriodResults } from '../../contract/permissions.ts'
import { msg } from '#platform/contract/text.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'

export const periodReopened = defineNoticeKind('journal.period', {
  title: msg`Период журнала открыт или закрыт снова`,
  order: 40,
  byMail: true,
  concerns: (rights) => allows(write(jrnJournal), rights),
})

export const resultsDiffer = defineNoticeKind('journal.differs', {
  title: msg`Итоги разошлись с отметками`,
  order: 42,
  byMail: true,
  concerns: (rights) => allows(write(jrnPeriodResults), rights),
})

import { allows } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'
import { opensDocuments } from '../contract/access.ts'

/** What somebody is to carry out or to know, and what has become of what they gave to others. */
export const documentTasks = defineNoticeKind('documents.task', {
  title: msg`Поручения и ознакомление с документами`,
  order: 22,
  byMail: true,
  concerns: (rights) => allows(opensDocuments, rights),
})
/** For whoever has asked for a paper, families too. */
export const paperReady = defineNoticeKind('documents.ready', {
  title: msg`Готовность документов`,
  order: 24,
  byMail: true,
  concerns: () => true,
})

import { msg } from '#platform/contract/text.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'

/** What the school writes to parents about an evacuation. */
export const toParents = defineNoticeKind('evacuation.parents', {
  title: msg`Эвакуация и учебные тревоги`,
  order: 10,
  byMail: true,
  concerns: ({ client }) => client === 1,
  isUrgent: true,
})

import { allows, signedIn } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'

const concerns = (rights: Parameters<typeof allows>[1] & object) => rights.client === 0 && allows(signedIn(), rights)

export const toDecide = defineNoticeKind('approvals.decide', {
  title: msg`Ждёт вашего решения`,
  order: 20,
  byMail: true,
  concerns,
})
export const decided = defineNoticeKind('approvals.decided', {
  title: msg`Решение по вашей бумаге`,
  order: 21,
  byMail: true,
  concerns,
})
export const terms = defineNoticeKind('approvals.terms', {
  title: msg`Сроки согласования`,
  order: 22,
  byMail: true,
  concerns,
})
export const deputyNamed = defineNoticeKind('approvals.deputy', {
  title: msg`Исполнение обязанностей`,
  order: 23,
  byMail: true,
  concerns,
})

import { allows } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'
import { decidesOnReading } from '../contract/access.ts'

const everybody = () => true

export const newSignIn = defineNoticeKind('access.sign_in', {
  title: msg`Вход с нового устройства`,
  order: 70,
  byMail: true,
  concerns: everybody,
})
export const impersonated = defineNoticeKind('access.impersonated', {
  title: msg`Вход от вашего имени`,
  order: 80,
  byMail: true,
  concerns: everybody,
})
export const factorChanged = defineNoticeKind('access.second_factor', {
  title: msg`Вход в два шага`,
  order: 90,
  byMail: true,
  concerns: everybody,
})
export const passwordChanged = defineNoticeKind('access.password', {
  title: msg`Смена пароля`,
  order: 100,
  byMail: true,
  concerns: everybody,
})
export const mailChanged = defineNoticeKind('access.mail', {
  title: msg`Смена почты`,
  order: 102,
  byMail: true,
  concerns: everybody,
})
export const readingCeiling = defineNoticeKind('access.reading', {
  title: msg`Предел чтения данных людей`,
  order: 105,
  byMail: true,
  concerns: (rights) => allows(decidesOnReading, rights),
  isUrgent: true,
})

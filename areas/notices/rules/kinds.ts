import { jrnJournal, usrGradeBook } from '#areas/journal/contract/permissions.ts'
import { usrFamily } from '#areas/people/contract/permissions.ts'
import type { Rights } from '#platform/contract/access.ts'
import { msg, texts } from '#platform/contract/text.ts'

interface NoticeKind {
  title: string
  /** Whether a letter is sent too, until the person chooses otherwise. */
  byMail: boolean
  /** Whose notices they are: others find no switch for them. */
  concerns: (rights: Rights) => boolean
  /** Shown and mailed at once, also within quiet hours. */
  isUrgent?: true
}
const everybody = () => true
const isFamily = ({ client, roles }: Rights) => client === 1 || roles.includes('student')
const isParent = ({ client }: Rights) => client === 1
const marks = ({ client, permissions }: Rights) => client === 0 && permissions.write.includes(jrnJournal)
const printsCards = ({ client, roles, permissions }: Rights) =>
  client === 0 && !roles.includes('student') && permissions.read.includes(usrGradeBook)

/** Those who give reasons and those who answer them. */
const absences = ({ client, permissions }: Rights) => client === 1 || permissions.write.includes(usrFamily)

/** Kinds of notices, in the order of the settings. An area that has something to tell adds its kind here. */
export const noticeKinds = texts({
  'evacuation.parents': { title: msg`Эвакуация и учебные тревоги`, byMail: true, concerns: isParent, isUrgent: true },
  'journal.marks': { title: msg`Новые отметки`, byMail: false, concerns: isFamily },
  'journal.absence': { title: msg`Причины отсутствия учеников`, byMail: true, concerns: absences },
  'journal.period': { title: msg`Период журнала открыт или закрыт снова`, byMail: true, concerns: marks },
  'journal.completion': { title: msg`Незаполненные уроки`, byMail: true, concerns: marks },
  'register.prepared': { title: msg`Табели готовы`, byMail: false, concerns: printsCards },
  'access.sign_in': { title: msg`Вход с нового устройства`, byMail: true, concerns: everybody },
  'access.impersonated': { title: msg`Вход от вашего имени`, byMail: true, concerns: everybody },
  'access.second_factor': { title: msg`Вход в два шага`, byMail: true, concerns: everybody },
  'access.password': { title: msg`Смена пароля`, byMail: true, concerns: everybody },
}) satisfies Readonly<Record<string, NoticeKind>>
export type NoticeKindName = keyof typeof noticeKinds
export const isUrgentKind = (name: NoticeKindName): boolean => (noticeKinds[name] as NoticeKind).isUrgent === true
export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKindName, ...NoticeKindName[]]

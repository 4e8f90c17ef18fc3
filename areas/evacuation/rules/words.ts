import { msg, texts } from '#platform/contract/text.ts'

/** The states of an evacuation and what is said of them, each once. */
type Titles<Key extends string> = Readonly<Record<Key, string>>

/** An alarm in earnest, a drill, or a trial of the connection. */
export const modes = ['alarm', 'drill', 'test'] as const
export type Mode = (typeof modes)[number]
/** Said on every page, in the notice and on paper, so that nobody takes one for another. */
export const modeTexts = { alarm: msg`ЭВАКУАЦИЯ`, drill: msg`УЧЕБНАЯ ТРЕВОГА`, test: msg`ПРОВЕРКА СВЯЗИ` }
/** @public */
export const modeTitles: Titles<Mode> = texts(modeTexts)

export const kinds = ['fire', 'earthquake', 'threat', 'other'] as const
export type Kind = (typeof kinds)[number]
/** @public */
export const kindTitles: Titles<Kind> = texts({
  fire: msg`Пожар`,
  earthquake: msg`Землетрясение`,
  threat: msg`Угроза нападения или взрыва`,
  other: msg`Другая опасность`,
})

/** What a start begins: a drill where its kind says so or its mode, an alarm in earnest where nothing says otherwise. */
export function begunAs(start: { kind: Kind | 'drill'; mode?: Mode | undefined }): { mode: Mode; kind: Kind } {
  if (start.kind === 'drill') return { mode: start.mode ?? 'drill', kind: 'other' }
  return { mode: start.mode ?? 'alarm', kind: start.kind }
}

export const evacuationStatuses = ['active', 'completed', 'cancelled'] as const
export type EvacuationStatus = (typeof evacuationStatuses)[number]
/** @public */
export const evacuationStatusTitles: Titles<EvacuationStatus> = texts({
  active: msg`Идёт`,
  completed: msg`Завершена`,
  cancelled: msg`Отменена`,
})

/** Kinds of lists, in the order in which one person's own are shown; `rest` holds those whom no other list claims. */
export const unitTypes = ['lesson', 'class', 'club', 'staff', 'guests', 'rest'] as const
export type UnitType = (typeof unitTypes)[number]
/** @public */
export const unitTypeTitles: Titles<UnitType> = texts({
  lesson: msg`Урок`,
  class: msg`Класс`,
  club: msg`Кружок`,
  staff: msg`Сотрудники`,
  guests: msg`Гости`,
  rest: msg`Без списка`,
})

export const markStatuses = ['waiting', 'present', 'missing', 'help', 'away', 'released'] as const
export type MarkStatus = (typeof markStatuses)[number]
/** @public */
export const markStatusTitles: Titles<MarkStatus> = texts({
  waiting: msg`Не отмечен`,
  present: msg`На месте`,
  missing: msg`Не найден`,
  help: msg`Нужна помощь`,
  away: msg`Отсутствует сегодня`,
  released: msg`Передан родителям`,
})
/** Somebody has seen the person. */
export const isFound = (status: MarkStatus): boolean =>
  status === 'present' || status === 'help' || status === 'released'

export const markedKinds = ['student', 'staff', 'guest'] as const
export type MarkedKind = (typeof markedKinds)[number]

/** Whose parents are told: of those who are at school at this hour, or of all who stand on the lists. */
export const audienceKinds = ['here', 'all'] as const
export type AudienceKind = (typeof audienceKinds)[number]

export const sosStates = ['safe', 'help'] as const
export type SosState = (typeof sosStates)[number]
/**
 * Where a report of a person in danger is shown. `board`: to those who lead the running evacuation. `shared`: to them too, but
 * joined with other reports, of which there were too many to show each. `kept`: only stored, perhaps nobody is looking.
 */
export const sosStandings = ['board', 'shared', 'kept'] as const
export type SosStanding = (typeof sosStandings)[number]
/** These promise no more than is true: a report that is seen does not mean that somebody comes. @public */
export const sosStandingTexts: Titles<SosStanding> = texts({
  board: msg`Его видят те, кто ведёт эвакуацию.`,
  shared: msg`Сообщений сейчас очень много: ваше записано вместе с другими, и заметить его могут не сразу.`,
  kept: msg`Увидеть его могут не сразу.`,
})

/** @public */
export const sosStateTitles: Titles<SosState> = texts({ safe: msg`Я в безопасности`, help: msg`Нужна помощь` })

/** Whose words are put aside: of one person or browser, or of all strangers behind one address. */
export const dismissalScopes = ['sender', 'address'] as const
export type DismissalScope = (typeof dismissalScopes)[number]
/** @public */
export const dismissalScopeTitles: Titles<DismissalScope> = texts({
  sender: msg`Все сообщения отправителя`,
  address: msg`Все сообщения без входа с одного адреса`,
})

import { msg, texts, type Text } from './text.ts'

/** The enumerations of specification §3 and §6, each once, with the Russian names the screens show. */

type Titles<Key extends string> = Readonly<Record<Key, string>>

/** Kinds of marks; the first three belong to a lesson, the others to a period or the year. */
export const scoreTypes = ['fo', 'sor', 'soch', 'quarter_score', 'total', 'passfail', 'year_score', 'exam'] as const
export type ScoreType = (typeof scoreTypes)[number]
/** @public */
export const scoreTypeTitles: Titles<ScoreType> = texts({
  fo: msg`ФО`,
  sor: msg`СОР`,
  soch: msg`СОЧ`,
  quarter_score: msg`Оценка за период`,
  total: msg`Итоговая оценка`,
  passfail: msg`Зачёт`,
  year_score: msg`Годовая оценка`,
  exam: msg`Экзамен`,
})
export const lessonScoreTypes = ['fo', 'sor', 'soch'] as const satisfies readonly ScoreType[]
export type LessonScoreType = (typeof lessonScoreTypes)[number]
export type ResultType = Exclude<ScoreType, LessonScoreType>

/** How a subject is graded in a class of a year. */
export const gradingModes = [
  'every_quarter',
  'pass_fail_once_quarter',
  'not_evaluated',
  'six_months',
  'pass_fail_once_six_months',
  'no_in_rup',
] as const
export type GradingMode = (typeof gradingModes)[number]
/** @public */
export const gradingModeTitles: Titles<GradingMode> = texts({
  every_quarter: msg`Оценка каждую четверть`,
  pass_fail_once_quarter: msg`Зачёт за четверть`,
  not_evaluated: msg`Не оценивается`,
  six_months: msg`Оценка за полугодие`,
  pass_fail_once_six_months: msg`Зачёт за полугодие`,
  no_in_rup: msg`Нет в РУП`,
})

/** Folders of documents and movements: whose turn it is. */
export const folders = [
  'income',
  'active',
  'outcome',
  'outcome_sign',
  'archive',
  'income_info',
  'income_sign',
  'income_it',
] as const
export type Folder = (typeof folders)[number]
/** @public */
export const folderTitles: Titles<Folder> = texts({
  income: msg`Входящие`,
  active: msg`В работе`,
  outcome: msg`Исходящие`,
  outcome_sign: msg`Исходящие на подпись`,
  archive: msg`Архив`,
  income_info: msg`Проверка данных`,
  income_sign: msg`Входящие на подпись`,
  income_it: msg`Для ИТ`,
})

/** Kinds of places in the tree of locations, from the widest to the narrowest. */
export const locationTypes = ['country', 'city', 'district', 'region', 'village'] as const
export type LocationType = (typeof locationTypes)[number]
/** @public */
export const locationTypeTitles: Titles<LocationType> = texts({
  country: msg`Страна`,
  city: msg`Город`,
  district: msg`Район`,
  region: msg`Область`,
  village: msg`Село`,
})

export const movementKinds = ['income', 'outcome', 'change'] as const
export type MovementKind = (typeof movementKinds)[number]
/** @public */
export const movementKindTitles: Titles<MovementKind> = texts({
  income: msg`Прибытие`,
  outcome: msg`Выбытие`,
  change: msg`Перевод`,
})

export const schoolTypes = ['public', 'private'] as const
export type SchoolType = (typeof schoolTypes)[number]
/** @public */
export const schoolTypeTitles: Titles<SchoolType> = texts({ public: msg`Государственная`, private: msg`Частная` })

export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]
/** Not said yet, for what is kept. */
export const genderTexts = { male: msg`Мужской`, female: msg`Женский` } as const
export const genderTitles: Titles<Gender> = texts(genderTexts)

/** Weekdays by index 0–6; the first five are business days (§9). */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]
export const businessDays = weekdays.slice(0, 5)
export const weekdayTitles: Readonly<Record<Weekday, { short: string; long: string; english: string }>> = texts({
  mon: { short: msg`Пн`, long: msg`Понедельник`, english: 'Monday' },
  tue: { short: msg`Вт`, long: msg`Вторник`, english: 'Tuesday' },
  wed: { short: msg`Ср`, long: msg`Среда`, english: 'Wednesday' },
  thu: { short: msg`Чт`, long: msg`Четверг`, english: 'Thursday' },
  fri: { short: msg`Пт`, long: msg`Пятница`, english: 'Friday' },
  sat: { short: msg`Сб`, long: msg`Суббота`, english: 'Saturday' },
  sun: { short: msg`Вс`, long: msg`Воскресенье`, english: 'Sunday' },
})

/** Codes of the dictionaries, edited at /passport/guides. */
export const dictionaryCodes = [
  'division',
  'ed_area',
  'group_level',
  'score_type',
  'do_categories',
  'hs_activity',
  'hs_discipline',
  'hs_event_type',
  'hs_level',
  'hs_difficulty',
  'hs_place',
  'hs_course',
  'hs_house',
  'rh_type_absence',
  'rh_type_schedule',
  'student_skill',
] as const
/** @public */
export type DictionaryCode = (typeof dictionaryCodes)[number]

/** Kinds of persons: the key and group id of §3, the slug of /passport/users/{slug}, the name of the list. */
const unsaidKinds = {
  teacher: { id: 2, slug: 'teachers', title: msg`Учителя`, one: msg`Учитель` },
  student: { id: 9, slug: 'students', title: msg`Учащиеся`, one: msg`Учащийся` },
  parent: { id: 44, slug: 'parents', title: msg`Родители`, one: msg`Родитель` },
  outside: { id: 52, slug: 'outside', title: msg`Внешние лица`, one: msg`Внешнее лицо` },
  cathedraHead: { id: 34, slug: 'cathedra-heads', title: msg`Заведующие кафедрами`, one: msg`Заведующий кафедрой` },
  curator: { id: 11, slug: 'curators', title: msg`Кураторы`, one: msg`Куратор` },
  classroomTeacher: {
    id: 4,
    slug: 'class-teachers',
    title: msg`Классные руководители`,
    one: msg`Классный руководитель`,
  },
  specialists: { id: 42, slug: 'specialists', title: msg`Специалисты`, one: msg`Специалист` },
  UK: { id: 41, slug: 'uk', title: msg`Учебная часть`, one: msg`Учебная часть` },
  aup: { id: 73, slug: 'aup', title: msg`Административно-управленческий персонал`, one: msg`Администрация` },
} as const
export const personKinds = texts(unsaidKinds)
/** The name of a kind's list, not said yet: for what is kept. */
export const personKindText = (kind: PersonKind): Text => unsaidKinds[kind].title
export type PersonKind = keyof typeof personKinds
export type PersonKindSlug = (typeof personKinds)[PersonKind]['slug']

/** States of documents and plans (§4). */
export const documentStatuses = ['created', 'draft', 'checking', 'accepted'] as const
export type DocumentStatus = (typeof documentStatuses)[number]
export const documentStatusTitles: Titles<DocumentStatus> = texts({
  created: msg`Создан`,
  draft: msg`Черновик`,
  checking: msg`На проверке`,
  accepted: msg`Утверждён`,
})

/** The thirty roles of §6, in its order, with their Russian names. */
export const roleTitles = texts({
  student: msg`Ученик`,
  teacher: msg`Учитель`,
  pcycho: msg`Психолог`,
  manager_do: msg`Менеджер дополнительного образования`,
  metodist: msg`Методист`,
  manager_su: msg`Менеджер ученического самоуправления`,
  partner_do: msg`Партнёр дополнительного образования`,
  cpec_kn: msg`Специалист по контролю`,
  event_manager: msg`Организатор мероприятий`,
  manager_oo: msg`Менеджер отдела обучения`,
  curator: msg`Куратор`,
  headteacher: msg`Завуч`,
  marketing: msg`Маркетинг`,
  bbk: msg`Библиотека (ББК)`,
  library: msg`Библиотекарь`,
  financial: msg`Финансы`,
  director: msg`Директор`,
  sub_director: msg`Заместитель директора`,
  principal: msg`Принципал`,
  sub_principal: msg`Заместитель принципала`,
  logoped: msg`Логопед`,
  manager_au: msg`Менеджер административного управления`,
  manager_rp: msg`Менеджер репетиторских часов`,
  admin: msg`Администратор`,
  ceasar: msg`Суперадминистратор`,
  zavkaf: msg`Заведующий кафедрой`,
  classruk: msg`Классный руководитель`,
  uk: msg`Учебная часть`,
  hr: msg`Кадры`,
  schedule_administrator: msg`Администратор расписания`,
})
export type Role = keyof typeof roleTitles
export const roles = Object.keys(roleTitles) as readonly Role[]

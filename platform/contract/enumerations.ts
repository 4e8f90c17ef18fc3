/** The enumerations of specification §3 and §6, each once, with the Russian names the screens show. */

type Titles<Key extends string> = Readonly<Record<Key, string>>

/** Kinds of marks; the first three belong to a lesson, the others to a period or the year. */
export const scoreTypes = ['fo', 'sor', 'soch', 'quarter_score', 'total', 'passfail', 'year_score', 'exam'] as const
export type ScoreType = (typeof scoreTypes)[number]
/** @public */
export const scoreTypeTitles: Titles<ScoreType> = {
  fo: 'ФО',
  sor: 'СОР',
  soch: 'СОЧ',
  quarter_score: 'Оценка за период',
  total: 'Итоговая оценка',
  passfail: 'Зачёт',
  year_score: 'Годовая оценка',
  exam: 'Экзамен',
}
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
export const gradingModeTitles: Titles<GradingMode> = {
  every_quarter: 'Оценка каждую четверть',
  pass_fail_once_quarter: 'Зачёт за четверть',
  not_evaluated: 'Не оценивается',
  six_months: 'Оценка за полугодие',
  pass_fail_once_six_months: 'Зачёт за полугодие',
  no_in_rup: 'Нет в РУП',
}

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
export const folderTitles: Titles<Folder> = {
  income: 'Входящие',
  active: 'В работе',
  outcome: 'Исходящие',
  outcome_sign: 'Исходящие на подпись',
  archive: 'Архив',
  income_info: 'Проверка данных',
  income_sign: 'Входящие на подпись',
  income_it: 'Для ИТ',
}

/** Kinds of places in the tree of locations, from the widest to the narrowest. */
export const locationTypes = ['country', 'city', 'district', 'region', 'village'] as const
export type LocationType = (typeof locationTypes)[number]
/** @public */
export const locationTypeTitles: Titles<LocationType> = {
  country: 'Страна',
  city: 'Город',
  district: 'Район',
  region: 'Область',
  village: 'Село',
}

export const movementKinds = ['income', 'outcome', 'change'] as const
export type MovementKind = (typeof movementKinds)[number]
/** @public */
export const movementKindTitles: Titles<MovementKind> = { income: 'Прибытие', outcome: 'Выбытие', change: 'Перевод' }

export const schoolTypes = ['public', 'private'] as const
export type SchoolType = (typeof schoolTypes)[number]
/** @public */
export const schoolTypeTitles: Titles<SchoolType> = { public: 'Государственная', private: 'Частная' }

export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]
export const genderTitles: Titles<Gender> = { male: 'Мужской', female: 'Женский' }

/** Weekdays by index 0–6; the first five are business days (§9). */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]
export const businessDays = weekdays.slice(0, 5)
export const weekdayTitles: Readonly<Record<Weekday, { short: string; long: string; english: string }>> = {
  mon: { short: 'Пн', long: 'Понедельник', english: 'Monday' },
  tue: { short: 'Вт', long: 'Вторник', english: 'Tuesday' },
  wed: { short: 'Ср', long: 'Среда', english: 'Wednesday' },
  thu: { short: 'Чт', long: 'Четверг', english: 'Thursday' },
  fri: { short: 'Пт', long: 'Пятница', english: 'Friday' },
  sat: { short: 'Сб', long: 'Суббота', english: 'Saturday' },
  sun: { short: 'Вс', long: 'Воскресенье', english: 'Sunday' },
}

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
export const personKinds = {
  teacher: { id: 2, slug: 'teachers', title: 'Учителя', one: 'Учитель' },
  student: { id: 9, slug: 'students', title: 'Учащиеся', one: 'Учащийся' },
  parent: { id: 44, slug: 'parents', title: 'Родители', one: 'Родитель' },
  outside: { id: 52, slug: 'outside', title: 'Внешние лица', one: 'Внешнее лицо' },
  cathedraHead: { id: 34, slug: 'cathedra-heads', title: 'Заведующие кафедрами', one: 'Заведующий кафедрой' },
  curator: { id: 11, slug: 'curators', title: 'Кураторы', one: 'Куратор' },
  classroomTeacher: { id: 4, slug: 'class-teachers', title: 'Классные руководители', one: 'Классный руководитель' },
  specialists: { id: 42, slug: 'specialists', title: 'Специалисты', one: 'Специалист' },
  UK: { id: 41, slug: 'uk', title: 'Учебная часть', one: 'Учебная часть' },
  aup: { id: 73, slug: 'aup', title: 'Административно-управленческий персонал', one: 'Администрация' },
} as const
export type PersonKind = keyof typeof personKinds
export type PersonKindSlug = (typeof personKinds)[PersonKind]['slug']

/** States of documents and plans (§4). */
export const documentStatuses = ['created', 'draft', 'checking', 'accepted'] as const
export type DocumentStatus = (typeof documentStatuses)[number]
export const documentStatusTitles: Titles<DocumentStatus> = {
  created: 'Создан',
  draft: 'Черновик',
  checking: 'На проверке',
  accepted: 'Утверждён',
}

/** The thirty roles of §6, in its order, with their Russian names. */
export const roleTitles = {
  student: 'Ученик',
  teacher: 'Учитель',
  pcycho: 'Психолог',
  manager_do: 'Менеджер дополнительного образования',
  metodist: 'Методист',
  manager_su: 'Менеджер ученического самоуправления',
  partner_do: 'Партнёр дополнительного образования',
  cpec_kn: 'Специалист по контролю',
  event_manager: 'Организатор мероприятий',
  manager_oo: 'Менеджер отдела обучения',
  curator: 'Куратор',
  headteacher: 'Завуч',
  marketing: 'Маркетинг',
  bbk: 'Библиотека (ББК)',
  library: 'Библиотекарь',
  financial: 'Финансы',
  director: 'Директор',
  sub_director: 'Заместитель директора',
  principal: 'Принципал',
  sub_principal: 'Заместитель принципала',
  logoped: 'Логопед',
  manager_au: 'Менеджер административного управления',
  manager_rp: 'Менеджер репетиторских часов',
  admin: 'Администратор',
  ceasar: 'Суперадминистратор',
  zavkaf: 'Заведующий кафедрой',
  classruk: 'Классный руководитель',
  uk: 'Учебная часть',
  hr: 'Кадры',
  schedule_administrator: 'Администратор расписания',
} as const
export type Role = keyof typeof roleTitles
export const roles = Object.keys(roleTitles) as readonly Role[]

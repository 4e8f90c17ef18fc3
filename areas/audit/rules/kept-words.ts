import type { HistoryValue } from '#platform/contract/history.ts'
import { msg, texts } from '#platform/contract/text.ts'

/** What was taken out, by the name under which the history keeps it. */
const lists: Readonly<Record<string, string>> = texts({
  'access.rights': msg`Права ролей`,
  attestation: msg`Аттестация`,
  attendance: msg`Посещаемость группы`,
  'access.second_factor': msg`Вход в два шага`,
  'audit.changes': msg`Аудит изменений`,
  'audit.denials': msg`Отказы`,
  'audit.failed_sign_ins': msg`Неудачные входы`,
  'audit.sign_ins': msg`Входы`,
  'classes.moves': msg`Движение учеников`,
  'evacuation.evacuations': msg`Эвакуации и учебные тревоги`,
  'results.reopening_requests': msg`Открытие периодов`,
  'student_absences.reasons': msg`Причины отсутствия`,
  'buildings.rooms': msg`Кабинеты`,
  cathedras: msg`Кафедры`,
  class: msg`Список класса`,
  'class-report': msg`Отчёт классного руководителя`,
  classes: msg`Классы`,
  council: msg`Сводная ведомость`,
  'council-paper': msg`Сводная ведомость на бумаге`,
  'council-year': msg`Сводная ведомость за год`,
  'council-year-paper': msg`Сводная ведомость за год на бумаге`,
  courses: msg`Предметы`,
  dictionaries: msg`Справочник`,
  'evacuation-act': msg`Акт эвакуации`,
  'evacuation-class-lists': msg`Списки классов на случай эвакуации`,
  'evacuation-statistics': msg`Итоги эвакуации`,
  filling: msg`Заполнение журналов`,
  'final-report-card': msg`Итоговый табель`,
  'final-report-cards': msg`Итоговые табели класса`,
  'grade-book': msg`Успеваемость по годам`,
  groups: msg`Группы`,
  'group-plan': msg`Группы по учебному плану`,
  journal: msg`Классный журнал`,
  'journal-paper': msg`Классный журнал на бумаге`,
  'journal.few': msg`Мало отметок`,
  'journal.unfilled': msg`Незаполненные уроки`,
  'numbering.numbers': msg`Номера документов`,
  'journal.works': msg`Неоценённые работы`,
  'login-slips': msg`Листки для входа`,
  'org-structure': msg`Структура школы`,
  people: msg`Люди`,
  'people.readers': msg`Кто видит данные`,
  'report-card': msg`Табель`,
  'report-cards': msg`Табели`,
  'register.report-cards': msg`Табели`,
  rup: msg`РУП`,
  'teacher-report': msg`Отчёт учителя-предметника`,
  'workload.classes': msg`Нагрузка классов`,
  'workload.teachers': msg`Нагрузка учителей`,
  'workload.vacancies': msg`Часы без учителя`,
  tariff: msg`Тарификация`,
})
/** What was brought in, likewise. */
const imports: Readonly<Record<string, string>> = texts({
  'buildings.rooms': msg`Кабинеты`,
  'classes.students': msg`Учащиеся`,
  'curriculum.courses': msg`Предметы`,
  'curriculum.rup': msg`Рабочий учебный план`,
  'people.parents': msg`Родители`,
  'people.staff': msg`Сотрудники`,
  'qualifications.staff': msg`Квалификация педагогов`,
  'standards.plans': msg`Типовые учебные планы`,
})
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'platform.export list': lists,
  'platform.import kind': imports,
}

/** A kept value as people read it; one without words of its own stays as it is. */
export const keptWord = (subject: string, field: string, value: HistoryValue): HistoryValue =>
  (typeof value === 'string' ? words[`${subject} ${field}`]?.[value] : undefined) ?? value

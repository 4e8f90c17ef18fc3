import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, type Words } from '#platform/contract/text.ts'
import { studentGroupTitles } from '#areas/summary-sheet/rules/student-groups.ts'
import { gradeColumns, type ReportColumn } from './report-columns.ts'
import type { ClassReport } from './reports.ts'

type Student = ClassReport['students'][number]

/** Groups of students by their results; who is in one stands beside. */
export const groupColumns: ReportColumn<ClassReport['groups'][number]>[] = [
  { title: msg`Группа`, share: 4, kind: 'text', of: ({ group }) => studentGroupTitles[group] },
  { title: msg`Учеников`, share: 3, kind: 'number', of: ({ students }) => students.length },
]

/** Subjects of the class. */
export const courseColumns: ReportColumn<ClassReport['courses'][number]>[] = [
  {
    title: msg`Предмет`,
    share: 7,
    kind: 'text',
    of: ({ title, period_title }) => (period_title === null ? title : `${title} (${period_title})`),
  },
  { title: msg`Учитель`, share: 6, kind: 'text', of: ({ teachers }) => teachers.join(', ') },
  ...gradeColumns<ClassReport['courses'][number]>({ count: 1.7, indicator: 2.7 }),
]

const missed = (title: Words, of: keyof Student['misses'], short = title): ReportColumn<Student> => ({
  title,
  short,
  share: 2.4,
  kind: 'number',
  of: ({ misses }) => misses[of],
})
/** Students with what they have missed. */
export const studentColumns: ReportColumn<Student>[] = [
  { title: msg`Ученик`, share: 8, kind: 'text', of: ({ full_name }) => full_name },
  { title: msg`Средний балл`, share: 2.4, kind: 'number', of: ({ average }) => average },
  missed(msg`Пропущено уроков`, 'total', msg`Пропущено`),
  missed(msg`по болезни`, 'illness'),
  missed(msg`по уважительной`, 'excused', msg`по уваж.`),
  missed(msg`без причины`, 'unexcused'),
  missed(msg`по другой причине`, 'other', msg`по другой`),
  missed(msg`Опозданий`, 'late'),
]

/** «2 (Ахметов Данияр, 10.11.2026; …)»: who came to the class, or left it. */
export const movedText = (people: ClassReport['movement']['arrived']): string =>
  people.length === 0
    ? '0'
    : `${people.length} (${people.map(({ full_name, date }) => `${full_name}, ${displayDate(date)}`).join('; ')})`

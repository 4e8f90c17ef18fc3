import { msg, t, type Words } from '#platform/contract/text.ts'
import { sheetOf, writeBook, type SheetColumn } from '#platform/server/xlsx.ts'
import type { SummarySheet } from '../contract/summary-sheet.ts'
import { groupsText, markText } from '../rules/sheet-words.ts'
import { studentGroups, studentGroupTitles } from '../rules/student-groups.ts'

type Course = SummarySheet['courses'][number]
type Student = SummarySheet['students'][number]

/** A result as a table knows it: a mark is a number. */
export function cellOf(
  { id, type }: Pick<Course, 'id' | 'type'>,
  { marks }: Pick<Student, 'marks'>,
): number | string | null {
  const mark = marks.find(({ course_id }) => course_id === id)
  if (!mark) return null
  return type === 'grade' && mark.state !== 'missing' && mark.value !== null && mark.letter === null
    ? mark.value
    : markText(type, mark)
}

const titleOf = ({ title, period_title }: Course) => (period_title === null ? title : `${title} (${period_title})`)

const studentColumns = ({ courses }: SummarySheet): SheetColumn<Student>[] => [
  { title: t`Ученик`, width: 36, kind: 'text', of: ({ full_name }) => full_name },
  ...courses.map((course): SheetColumn<Student> => ({
    title: titleOf(course),
    width: 12,
    kind: 'mark',
    of: (student) => cellOf(course, student),
  })),
  { title: t`Средний балл`, width: 10, kind: 'number', of: ({ average }) => average },
  { title: t`Группа`, width: 26, kind: 'text', of: ({ groups }) => groupsText(groups) },
  { title: t`Пропущено уроков`, width: 10, kind: 'number', of: ({ misses }) => misses.total },
  { title: t`без причины`, width: 10, kind: 'number', of: ({ misses }) => misses.unexcused },
  { title: t`по уважительной`, width: 10, kind: 'number', of: ({ misses }) => misses.excused },
  { title: t`по болезни`, width: 10, kind: 'number', of: ({ misses }) => misses.illness },
  { title: t`по другой причине`, width: 10, kind: 'number', of: ({ misses }) => misses.other },
  { title: t`Опозданий`, width: 10, kind: 'number', of: ({ misses }) => misses.late },
]

const counted = (title: Words, of: (summary: Course['summary']) => number | null): SheetColumn<Course> => ({
  title,
  width: 12,
  kind: 'number',
  of: ({ summary }) => of(summary),
})
/** Indicators of subjects, one to a row. */
export const courseColumns: SheetColumn<Course>[] = [
  { title: msg`Предмет`, width: 36, kind: 'text', of: titleOf },
  { title: msg`Учителя`, width: 36, kind: 'text', of: ({ teachers }) => teachers.join(', ') },
  counted(msg`Учеников`, ({ total }) => total),
  ...([5, 4, 3, 2] as const).map((grade) => counted(`«${grade}»`, ({ counts }) => counts[`n${grade}`])),
  counted(msg`Зачёт`, ({ counts }) => counts.passed),
  counted(msg`Незачёт`, ({ counts }) => counts.failed),
  counted(msg`н/а`, ({ counts }) => counts.na),
  counted(msg`Успеваемость, %`, ({ progress }) => progress),
  counted(msg`Качество, %`, ({ quality }) => quality),
  counted(msg`СОУ, %`, ({ degree }) => degree),
  counted(msg`Средний балл`, ({ average }) => average),
]

interface Line {
  title: string
  value: number | null
}
const lineColumns: SheetColumn<Line>[] = [
  { title: msg`Показатель`, width: 36, kind: 'text', of: ({ title }) => title },
  { title: msg`Значение`, width: 12, kind: 'number', of: ({ value }) => value },
]
const classLines = ({ summary, students }: SummarySheet): Line[] => [
  { title: t`Учеников`, value: students.length },
  ...studentGroups.map((group) => ({ title: studentGroupTitles[group], value: summary.groups[group] })),
  { title: t`Успеваемость, %`, value: summary.progress },
  { title: t`Качество, %`, value: summary.quality },
  { title: t`СОУ, %`, value: summary.degree },
  { title: t`Средний балл`, value: summary.average },
]

/** The class sheet as a book: students, subjects, the class. */
export const sheetBook = (sheet: SummarySheet) =>
  writeBook(t`Сводная ведомость ${sheet.class.title}`, [
    sheetOf(t`Ученики`, studentColumns(sheet), sheet.students),
    sheetOf(t`Предметы`, courseColumns, sheet.courses),
    sheetOf(t`Класс`, lineColumns, classLines(sheet)),
  ])

import { sheetOf, writeBook, type SheetColumn } from '#platform/server/xlsx.ts'
import type { CouncilSheet } from '../contract/council.ts'
import { groupsText, markText } from '../rules/sheet-words.ts'
import { studentGroups, studentGroupTitles } from '../rules/student-groups.ts'

type Course = CouncilSheet['courses'][number]
type Student = CouncilSheet['students'][number]

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

const studentColumns = ({ courses }: CouncilSheet): SheetColumn<Student>[] => [
  { title: 'Ученик', width: 36, kind: 'text', of: ({ full_name }) => full_name },
  ...courses.map((course): SheetColumn<Student> => ({
    title: titleOf(course),
    width: 12,
    kind: 'mark',
    of: (student) => cellOf(course, student),
  })),
  { title: 'Средний балл', width: 10, kind: 'number', of: ({ average }) => average },
  { title: 'Группа', width: 26, kind: 'text', of: ({ groups }) => groupsText(groups) },
  { title: 'Пропущено уроков', width: 10, kind: 'number', of: ({ misses }) => misses.total },
  { title: 'без причины', width: 10, kind: 'number', of: ({ misses }) => misses.unexcused },
  { title: 'по уважительной', width: 10, kind: 'number', of: ({ misses }) => misses.excused },
  { title: 'по болезни', width: 10, kind: 'number', of: ({ misses }) => misses.illness },
  { title: 'по другой причине', width: 10, kind: 'number', of: ({ misses }) => misses.other },
  { title: 'Опозданий', width: 10, kind: 'number', of: ({ misses }) => misses.late },
]

const counted = (title: string, of: (summary: Course['summary']) => number | null): SheetColumn<Course> => ({
  title,
  width: 12,
  kind: 'number',
  of: ({ summary }) => of(summary),
})
/** Indicators of subjects, one to a row. */
export const courseColumns: SheetColumn<Course>[] = [
  { title: 'Предмет', width: 36, kind: 'text', of: titleOf },
  { title: 'Учителя', width: 36, kind: 'text', of: ({ teachers }) => teachers.join(', ') },
  counted('Учеников', ({ total }) => total),
  ...([5, 4, 3, 2] as const).map((grade) => counted(`«${grade}»`, ({ counts }) => counts[`n${grade}`])),
  counted('Зачёт', ({ counts }) => counts.passed),
  counted('Незачёт', ({ counts }) => counts.failed),
  counted('н/а', ({ counts }) => counts.na),
  counted('Успеваемость, %', ({ progress }) => progress),
  counted('Качество, %', ({ quality }) => quality),
  counted('СОУ, %', ({ degree }) => degree),
  counted('Средний балл', ({ average }) => average),
]

interface Line {
  title: string
  value: number | null
}
const lineColumns: SheetColumn<Line>[] = [
  { title: 'Показатель', width: 36, kind: 'text', of: ({ title }) => title },
  { title: 'Значение', width: 12, kind: 'number', of: ({ value }) => value },
]
const classLines = ({ summary, students }: CouncilSheet): Line[] => [
  { title: 'Учеников', value: students.length },
  ...studentGroups.map((group) => ({ title: studentGroupTitles[group], value: summary.groups[group] })),
  { title: 'Успеваемость, %', value: summary.progress },
  { title: 'Качество, %', value: summary.quality },
  { title: 'СОУ, %', value: summary.degree },
  { title: 'Средний балл', value: summary.average },
]

/** The class sheet as a book: students, subjects, the class. */
export const sheetBook = (sheet: CouncilSheet) =>
  writeBook(`Сводная ведомость ${sheet.class.title}`, [
    sheetOf('Ученики', studentColumns(sheet), sheet.students),
    sheetOf('Предметы', courseColumns, sheet.courses),
    sheetOf('Класс', lineColumns, classLines(sheet)),
  ])

import { msg, t } from '#platform/contract/text.ts'
import { numberColumn, sheetOf, writeBook, type SheetColumn } from '#platform/server/xlsx.ts'
import type { SummarySheet } from '../contract/summary-sheet.ts'
import { starNote } from '#areas/grading/rules/result-value.ts'
import { groupsText, markText, starredCount } from '../rules/sheet-words.ts'
import { studentGroups, studentGroupTitles } from '../rules/student-groups.ts'

type Course = SummarySheet['courses'][number]
type Student = SummarySheet['students'][number]

/** A result as a table knows it: a mark is a number, with a letter or a star a text. */
export function cellOf(
  { id, type }: Pick<Course, 'id' | 'type'>,
  { marks }: Pick<Student, 'marks'>,
): number | string | null {
  const mark = marks.find(({ course_id }) => course_id === id)
  if (!mark) return null
  const isNumber = type === 'grade' && mark.state !== 'missing' && mark.letter === null && !mark.differs
  return isNumber && mark.value !== null ? mark.value : markText(type, mark)
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
  numberColumn(t`Средний балл`, ({ average }) => average, 10),
  { title: t`Группа`, width: 26, kind: 'text', of: ({ groups }) => groupsText(groups) },
  numberColumn(t`Пропущено уроков`, ({ misses }) => misses.total, 10),
  numberColumn(t`без причины`, ({ misses }) => misses.unexcused, 10),
  numberColumn(t`по уважительной`, ({ misses }) => misses.excused, 10),
  numberColumn(t`по болезни`, ({ misses }) => misses.illness, 10),
  numberColumn(t`по другой причине`, ({ misses }) => misses.other, 10),
  numberColumn(t`Опозданий`, ({ misses }) => misses.late, 10),
]

/** How many have which result, and what follows from it. */
export const indicatorColumns = <Row extends Pick<Course, 'summary'>>(): SheetColumn<Row>[] => [
  ...([5, 4, 3, 2] as const).map((grade) =>
    numberColumn(`«${grade}»`, ({ summary }: Row) => summary.counts[`n${grade}`]),
  ),
  numberColumn(msg`Зачёт`, ({ summary }) => summary.counts.passed),
  numberColumn(msg`Незачёт`, ({ summary }) => summary.counts.failed),
  numberColumn(msg`н/а`, ({ summary }) => summary.counts.na),
  numberColumn(msg`Успеваемость, %`, ({ summary }) => summary.progress),
  numberColumn(msg`Качество, %`, ({ summary }) => summary.quality),
  numberColumn(msg`СОУ, %`, ({ summary }) => summary.degree),
  numberColumn(msg`Средний балл`, ({ summary }) => summary.average),
]
/** Indicators of subjects, one to a row. */
export const courseColumns: SheetColumn<Course>[] = [
  { title: msg`Предмет`, width: 36, kind: 'text', of: titleOf },
  { title: msg`Учителя`, width: 36, kind: 'text', of: ({ teachers }) => teachers.join(', ') },
  numberColumn(msg`Учеников`, ({ summary }) => summary.total),
  ...indicatorColumns<Course>(),
]

/** A line of figures about the whole. */
export interface Line {
  title: string
  value: number | null
}
export const lineColumns: SheetColumn<Line>[] = [
  { title: msg`Показатель`, width: 36, kind: 'text', of: ({ title }) => title },
  numberColumn(msg`Значение`, ({ value }) => value),
]
const starLines = (count: number): Line[] => (count === 0 ? [] : [{ title: starNote(), value: count }])
const classLines = ({ summary, students }: SummarySheet): Line[] => [
  { title: t`Учеников`, value: students.length },
  ...studentGroups.map((group) => ({ title: studentGroupTitles[group], value: summary.groups[group] })),
  { title: t`Успеваемость, %`, value: summary.progress },
  { title: t`Качество, %`, value: summary.quality },
  { title: t`СОУ, %`, value: summary.degree },
  { title: t`Средний балл`, value: summary.average },
  ...starLines(starredCount(students)),
]

/** The class sheet as a book: students, subjects, the class. */
export const sheetBook = (sheet: SummarySheet) =>
  writeBook(t`Сводная ведомость ${sheet.class.title}`, [
    sheetOf(t`Ученики`, studentColumns(sheet), sheet.students),
    sheetOf(t`Предметы`, courseColumns, sheet.courses),
    sheetOf(t`Класс`, lineColumns, classLines(sheet)),
  ])

import { sheetOf, writeBook, type SheetColumn } from '#platform/server/xlsx.ts'
import type { ClassReport } from '../contract/reports.ts'
import { reasonText } from '#areas/summary-sheet/rules/sheet-words.ts'
import { studentGroupTitles } from '#areas/summary-sheet/rules/student-groups.ts'
import { courseColumns } from '#areas/summary-sheet/server/index.ts'

interface Line {
  title: string
  value: number | null
}
const lines = ({ movement, summary, misses }: ClassReport): Line[] => [
  { title: 'Учеников на начало', value: movement.at_start },
  { title: 'Прибыло', value: movement.arrived.length },
  { title: 'Выбыло', value: movement.left.length },
  { title: 'Учеников на конец', value: movement.at_end },
  { title: 'Успеваемость, %', value: summary.progress },
  { title: 'Качество, %', value: summary.quality },
  { title: 'СОУ, %', value: summary.degree },
  { title: 'Средний балл', value: summary.average },
  { title: 'Пропущено уроков', value: misses.total },
  { title: 'по болезни', value: misses.illness },
  { title: 'по уважительной причине', value: misses.excused },
  { title: 'без причины', value: misses.unexcused },
  { title: 'по другой причине', value: misses.other },
  { title: 'Опозданий', value: misses.late },
]
const lineColumns: SheetColumn<Line>[] = [
  { title: 'Показатель', width: 36, kind: 'text', of: ({ title }) => title },
  { title: 'Значение', width: 12, kind: 'number', of: ({ value }) => value },
]

interface Member {
  group: string
  who: string
}
const members = ({ groups }: ClassReport): Member[] =>
  groups.flatMap(({ group, students }) =>
    students.map((student) => ({ group: studentGroupTitles[group], who: reasonText(student) })),
  )
const memberColumns: SheetColumn<Member>[] = [
  { title: 'Группа', width: 20, kind: 'text', of: ({ group }) => group },
  { title: 'Ученик', width: 80, kind: 'text', of: ({ who }) => who },
]

type Student = ClassReport['students'][number]
const counted = (title: string, of: (student: Student) => number | null): SheetColumn<Student> => ({
  title,
  width: 12,
  kind: 'number',
  of,
})
const studentColumns: SheetColumn<Student>[] = [
  { title: 'Ученик', width: 36, kind: 'text', of: ({ full_name }) => full_name },
  counted('Средний балл', ({ average }) => average),
  counted('Пропущено уроков', ({ misses }) => misses.total),
  counted('по болезни', ({ misses }) => misses.illness),
  counted('по уважительной', ({ misses }) => misses.excused),
  counted('без причины', ({ misses }) => misses.unexcused),
  counted('по другой причине', ({ misses }) => misses.other),
  counted('Опозданий', ({ misses }) => misses.late),
]

/** The report of a class teacher as a book: indicators, groups of students, subjects, students with their misses. */
export const classReportBook = (report: ClassReport) =>
  writeBook(`Отчёт классного руководителя ${report.class.title}`, [
    sheetOf('Показатели', lineColumns, lines(report)),
    sheetOf('Группы учеников', memberColumns, members(report)),
    sheetOf('Предметы', courseColumns, report.courses),
    sheetOf('Ученики', studentColumns, report.students),
  ])

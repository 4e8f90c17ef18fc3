import { msg, t } from '#platform/contract/text.ts'
import { sheetOf, writeBook, type SheetColumn } from '#platform/server/xlsx.ts'
import { studentColumns } from '../contract/class-columns.ts'
import type { ClassReport } from '../contract/reports.ts'
import { reasonText } from '#areas/summary-sheet/rules/sheet-words.ts'
import { studentGroupTitles } from '#areas/summary-sheet/rules/student-groups.ts'
import { courseColumns, lineColumns, type Line } from '#areas/summary-sheet/server/index.ts'
import { sheetColumns } from './paper-cells.ts'

const lines = ({ movement, summary, misses }: ClassReport): Line[] => [
  { title: t`Учеников на начало`, value: movement.at_start },
  { title: t`Прибыло`, value: movement.arrived.length },
  { title: t`Выбыло`, value: movement.left.length },
  { title: t`Учеников на конец`, value: movement.at_end },
  { title: t`Успеваемость, %`, value: summary.progress },
  { title: t`Качество, %`, value: summary.quality },
  { title: t`СОУ, %`, value: summary.degree },
  { title: t`Средний балл`, value: summary.average },
  { title: t`Пропущено уроков`, value: misses.total },
  { title: t`по болезни`, value: misses.illness },
  { title: t`по уважительной причине`, value: misses.excused },
  { title: t`без причины`, value: misses.unexcused },
  { title: t`по другой причине`, value: misses.other },
  { title: t`Опозданий`, value: misses.late },
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
  { title: msg`Группа`, width: 20, kind: 'text', of: ({ group }) => group },
  { title: msg`Ученик`, width: 80, kind: 'text', of: ({ who }) => who },
]

/** The report of a class teacher as a book: indicators, groups of students, subjects, students with their misses. */
export const classReportBook = (report: ClassReport) =>
  writeBook(t`Отчёт классного руководителя ${report.class.title}`, [
    sheetOf(t`Показатели`, lineColumns, lines(report)),
    sheetOf(t`Группы учеников`, memberColumns, members(report)),
    sheetOf(t`Предметы`, courseColumns, report.courses),
    sheetOf(t`Ученики`, sheetColumns(studentColumns), report.students),
  ])

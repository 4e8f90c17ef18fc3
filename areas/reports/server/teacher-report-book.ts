import { sheetOf, writeBook, type SheetColumn } from '#platform/server/xlsx.ts'
import type { TeacherReport } from '../contract/reports.ts'
import { workName } from '#areas/summary-sheet/rules/sheet-words.ts'

type Group = TeacherReport['groups'][number]
const counted = (title: string, of: (group: Group) => number | null): SheetColumn<Group> => ({
  title,
  width: 12,
  kind: 'number',
  of,
})
const groupColumns: SheetColumn<Group>[] = [
  { title: 'Предмет', width: 30, kind: 'text', of: ({ course }) => course },
  { title: 'Группа', width: 16, kind: 'text', of: ({ title }) => title },
  counted('Учеников', ({ students }) => students),
  ...([5, 4, 3, 2] as const).map((grade) => counted(`«${grade}»`, ({ summary }) => summary.counts[`n${grade}`])),
  counted('Зачёт', ({ summary }) => summary.counts.passed),
  counted('Незачёт', ({ summary }) => summary.counts.failed),
  counted('н/а', ({ summary }) => summary.counts.na),
  counted('Успеваемость, %', ({ summary }) => summary.progress),
  counted('Качество, %', ({ summary }) => summary.quality),
  counted('СОУ, %', ({ summary }) => summary.degree),
  counted('Средний балл', ({ summary }) => summary.average),
  counted('Уроков по плану', ({ lessons }) => lessons.planned),
  counted('Проведено', ({ lessons }) => lessons.held),
]

interface Written {
  group: Group
  work: Group['works'][number]
}
const count = (title: string, of: (written: Written) => number | null): SheetColumn<Written> => ({
  title,
  width: 12,
  kind: 'number',
  of,
})
const workColumns: SheetColumn<Written>[] = [
  { title: 'Предмет', width: 30, kind: 'text', of: ({ group }) => group.course },
  { title: 'Группа', width: 16, kind: 'text', of: ({ group }) => group.title },
  { title: 'Работа', width: 30, kind: 'text', of: ({ work }) => workName(work) },
  count('Максимум', ({ work }) => work.maximum),
  count('Учеников', ({ group }) => group.students),
  count('Писали', ({ work }) => work.written),
  count('Низкий, 0–39 %', ({ work }) => work.low),
  count('Средний, 40–84 %', ({ work }) => work.middle),
  count('Высокий, 85–100 %', ({ work }) => work.high),
  count('Средний процент', ({ work }) => work.average),
]

/** The report of a subject teacher as a book: groups, and what was written. */
export const teacherReportBook = ({ teacher, groups }: TeacherReport) =>
  writeBook(`Отчёт учителя ${teacher.full_name}`, [
    sheetOf('Группы', groupColumns, groups),
    sheetOf(
      'СОР и СОЧ',
      workColumns,
      groups.flatMap((group) => group.works.map((work) => ({ group, work }))),
    ),
  ])

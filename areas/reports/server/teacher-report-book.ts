import { msg, t, type Words } from '#platform/contract/text.ts'
import { sheetOf, writeBook, type SheetColumn } from '#platform/server/xlsx.ts'
import type { TeacherReport } from '../contract/reports.ts'
import { workName } from '#areas/summary-sheet/rules/sheet-words.ts'

type Group = TeacherReport['groups'][number]
const counted = (title: Words, of: (group: Group) => number | null): SheetColumn<Group> => ({
  title,
  width: 12,
  kind: 'number',
  of,
})
const groupColumns: SheetColumn<Group>[] = [
  { title: msg`Предмет`, width: 30, kind: 'text', of: ({ course }) => course },
  { title: msg`Группа`, width: 16, kind: 'text', of: ({ title }) => title },
  counted(msg`Учеников`, ({ students }) => students),
  ...([5, 4, 3, 2] as const).map((grade) => counted(`«${grade}»`, ({ summary }) => summary.counts[`n${grade}`])),
  counted(msg`Зачёт`, ({ summary }) => summary.counts.passed),
  counted(msg`Незачёт`, ({ summary }) => summary.counts.failed),
  counted(msg`н/а`, ({ summary }) => summary.counts.na),
  counted(msg`Успеваемость, %`, ({ summary }) => summary.progress),
  counted(msg`Качество, %`, ({ summary }) => summary.quality),
  counted(msg`СОУ, %`, ({ summary }) => summary.degree),
  counted(msg`Средний балл`, ({ summary }) => summary.average),
  counted(msg`Уроков по плану`, ({ lessons }) => lessons.planned),
  counted(msg`Проведено`, ({ lessons }) => lessons.held),
]

interface Written {
  group: Group
  work: Group['works'][number]
}
const count = (title: Words, of: (written: Written) => number | null): SheetColumn<Written> => ({
  title,
  width: 12,
  kind: 'number',
  of,
})
const workColumns: SheetColumn<Written>[] = [
  { title: msg`Предмет`, width: 30, kind: 'text', of: ({ group }) => group.course },
  { title: msg`Группа`, width: 16, kind: 'text', of: ({ group }) => group.title },
  { title: msg`Работа`, width: 30, kind: 'text', of: ({ work }) => workName(work) },
  count(msg`Максимум`, ({ work }) => work.maximum),
  count(msg`Учеников`, ({ group }) => group.students),
  count(msg`Писали`, ({ work }) => work.written),
  count(msg`Низкий, 0–39 %`, ({ work }) => work.low),
  count(msg`Средний, 40–84 %`, ({ work }) => work.middle),
  count(msg`Высокий, 85–100 %`, ({ work }) => work.high),
  count(msg`Средний процент`, ({ work }) => work.average),
]

/** The report of a subject teacher as a book: groups, and what was written. */
export const teacherReportBook = ({ teacher, groups }: TeacherReport) =>
  writeBook(t`Отчёт учителя ${teacher.full_name}`, [
    sheetOf(t`Группы`, groupColumns, groups),
    sheetOf(
      t`СОР и СОЧ`,
      workColumns,
      groups.flatMap((group) => group.works.map((work) => ({ group, work }))),
    ),
  ])

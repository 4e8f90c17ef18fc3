import { msg, t } from '#platform/contract/text.ts'
import { numberColumn, sheetOf, writeBook, type SheetColumn } from '#platform/server/xlsx.ts'
import type { TeacherReport } from '../contract/reports.ts'
import { indicatorColumns } from '#areas/summary-sheet/server/index.ts'
import { workName } from '#areas/summary-sheet/rules/sheet-words.ts'

type Group = TeacherReport['groups'][number]
const groupColumns: SheetColumn<Group>[] = [
  { title: msg`Предмет`, width: 30, kind: 'text', of: ({ course }) => course },
  { title: msg`Группа`, width: 16, kind: 'text', of: ({ title }) => title },
  numberColumn(msg`Учеников`, ({ students }) => students),
  ...indicatorColumns<Group>(),
  numberColumn(msg`Уроков по плану`, ({ lessons }) => lessons.planned),
  numberColumn(msg`Проведено`, ({ lessons }) => lessons.held),
]

interface Written {
  group: Group
  work: Group['works'][number]
}
const workColumns: SheetColumn<Written>[] = [
  { title: msg`Предмет`, width: 30, kind: 'text', of: ({ group }) => group.course },
  { title: msg`Группа`, width: 16, kind: 'text', of: ({ group }) => group.title },
  { title: msg`Работа`, width: 30, kind: 'text', of: ({ work }) => workName(work) },
  numberColumn(msg`Максимум`, ({ work }) => work.maximum),
  numberColumn(msg`Учеников`, ({ group }) => group.students),
  numberColumn(msg`Писали`, ({ work }) => work.written),
  numberColumn(msg`Низкий, 0–39 %`, ({ work }) => work.low),
  numberColumn(msg`Средний, 40–84 %`, ({ work }) => work.middle),
  numberColumn(msg`Высокий, 85–100 %`, ({ work }) => work.high),
  numberColumn(msg`Средний процент`, ({ work }) => work.average),
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

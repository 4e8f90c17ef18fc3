import { msg, t } from '#platform/contract/text.ts'
import { numberColumn, sheetOf, writeBook, type SheetColumn } from '#platform/server/xlsx.ts'
import type { TeacherReport } from '../contract/reports.ts'
import { workColumns, writtenWorks, type WrittenWork } from '../contract/teacher-columns.ts'
import { indicatorColumns } from '#areas/summary-sheet/server/index.ts'
import { sheetColumns } from './paper-cells.ts'

type Group = TeacherReport['groups'][number]
const groupColumns: SheetColumn<Group>[] = [
  { title: msg`Предмет`, width: 30, kind: 'text', of: ({ course }) => course },
  { title: msg`Группа`, width: 16, kind: 'text', of: ({ title }) => title },
  numberColumn(msg`Учеников`, ({ students }) => students),
  ...indicatorColumns<Group>(),
  numberColumn(msg`Уроков по плану`, ({ lessons }) => lessons.planned),
  numberColumn(msg`Проведено`, ({ lessons }) => lessons.held),
]

/** A group is found by its subject, too. */
const workSheet: SheetColumn<WrittenWork>[] = [
  { title: msg`Предмет`, width: 30, kind: 'text', of: ({ group }) => group.course },
  ...sheetColumns(workColumns),
]

/** The report of a subject teacher as a book: groups, and what was written. */
export const teacherReportBook = (report: TeacherReport) =>
  writeBook(t`Отчёт учителя ${report.teacher.full_name}`, [
    sheetOf(t`Группы`, groupColumns, report.groups),
    sheetOf(t`СОР и СОЧ`, workSheet, writtenWorks(report)),
  ])

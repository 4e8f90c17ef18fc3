import { msg, type Words } from '#platform/contract/text.ts'
import { workName } from '#areas/summary-sheet/rules/sheet-words.ts'
import { gradeColumns, type ReportColumn } from './report-columns.ts'
import type { TeacherReport } from './reports.ts'

type Group = TeacherReport['groups'][number]
/** What was written in a group. */
export interface WrittenWork {
  group: Group
  work: Group['works'][number]
}

/** A group by its name, with the subject where the name does not say it. */
export const groupName = ({ title, course }: Group): string => (title.includes(course) ? title : `${course}, ${title}`)

const hours = (title: Words, short: Words, of: keyof Group['lessons']): ReportColumn<Group> => ({
  title,
  short,
  share: 2.2,
  kind: 'number',
  of: ({ lessons }) => lessons[of],
})
/** What stands of a group beside its name. */
export const groupColumns: ReportColumn<Group>[] = [
  { title: msg`Учеников`, short: msg`Уч-ся`, share: 2, kind: 'number', of: ({ students }) => students },
  ...gradeColumns<Group>({ count: 1.4, indicator: 2.2 }),
  hours(msg`Уроков по плану`, msg`План, ч`, 'planned'),
  hours(msg`Проведено`, msg`Факт, ч`, 'held'),
]

const counted = (title: Words, of: (row: WrittenWork) => number | null, short = title): ReportColumn<WrittenWork> => ({
  title,
  short,
  share: 2.2,
  kind: 'number',
  of,
})
/** Works by the percent of those who wrote them. */
export const workColumns: ReportColumn<WrittenWork>[] = [
  { title: msg`Группа`, share: 6, kind: 'text', of: ({ group }) => groupName(group) },
  { title: msg`Работа`, share: 8, kind: 'text', of: ({ work }) => workName(work) },
  counted(msg`Максимум`, ({ work }) => work.maximum, msg`Макс.`),
  counted(msg`Учеников`, ({ group }) => group.students, msg`Уч-ся`),
  counted(msg`Писали`, ({ work }) => work.written),
  counted(msg`Низкий, 0–39 %`, ({ work }) => work.low, '0–39 %'),
  counted(msg`Средний, 40–84 %`, ({ work }) => work.middle, '40–84 %'),
  counted(msg`Высокий, 85–100 %`, ({ work }) => work.high, '85–100 %'),
  counted(msg`Средний процент`, ({ work }) => work.average, msg`Средний %`),
]
/** All works of all groups, in their order. */
export const writtenWorks = ({ groups }: TeacherReport): WrittenWork[] =>
  groups.flatMap((group) => group.works.map((work) => ({ group, work })))

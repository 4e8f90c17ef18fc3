import { sql } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import { readLessons, readMisses, readStudents } from '#areas/journal/server/index.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import { readMissKinds } from '#areas/miss-kinds/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { writeSheet, type SheetColumn } from '#platform/server/xlsx.ts'
import { exportAttendance } from '../contract/attendance.ts'
import { attendanceOf, attendanceTotal, attendedPercent, pastLessons, type Attendance } from '../rules/attendance.ts'

type Row = Omit<Attendance, 'student_id'> & { name: string }

const columnsOf = (kinds: readonly MissKind[]): SheetColumn<Row>[] => [
  { title: t`Ученик`, width: 36, kind: 'text', of: ({ name }) => name },
  { title: t`Уроков`, width: 10, kind: 'number', of: ({ lessons }) => lessons },
  ...kinds.map(({ id, letter, title }): SheetColumn<Row> => ({
    title: `${letter} — ${title.toLowerCase()}`,
    width: 18,
    kind: 'number',
    of: ({ by_kind }) => by_kind.get(id) ?? 0,
  })),
  { title: t`Пропущено`, width: 12, kind: 'number', of: ({ missed }) => missed },
  { title: t`Минут опозданий`, width: 16, kind: 'number', of: ({ minutes }) => minutes },
  { title: t`Посещаемость, %`, width: 16, kind: 'number', of: attendedPercent },
]

/** Misses of a group by student and kind, with a line of totals; the history keeps who took it. */
export const exportAttendanceHandler = handle(
  exportAttendance,
  async ({ params, query, db, caller, today, record }) => {
    const group = await db
      .selectFrom('classes.study_group as g')
      .innerJoin('curriculum.course as co', 'co.id', 'g.course_id')
      .where('g.id', '=', params.id)
      .where(mayReadGroup(caller, sql.ref('g.id'), today))
      .select(['g.id', 'g.title', 'co.title as course'])
      .executeTakeFirst()
    if (!group) throw notFound()
    const gridQuery = { groupId: group.id, quarterId: query.quarter }
    const [lessons, { students }, misses, kinds] = await Promise.all([
      readLessons(db, caller, gridQuery, today),
      readStudents(db, gridQuery),
      readMisses(db, gridQuery),
      readMissKinds(db),
    ])
    const own = attendanceOf({ lessons: pastLessons(lessons, today), students, misses, kinds })
    const rows = own.map((row, index): Row => ({ ...row, name: students[index]?.full_name ?? '' }))
    const bytes = await writeSheet(t`Посещаемость ${group.title}`, columnsOf(kinds), [
      ...rows,
      { name: t`Всего`, ...attendanceTotal(own, kinds) },
    ])
    await record({
      subject: 'platform.export',
      id: caller.accountId,
      after: { list: 'attendance', group_id: group.id, query, rows: rows.length },
    })
    return { name: t`Посещаемость ${group.title} ${group.course} ${displayDate(today)}.xlsx`, bytes }
  },
)

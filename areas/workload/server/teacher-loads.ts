import { sql } from 'kysely'
import { currentYearId, dayOfYear } from '#areas/calendar/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { pageOf, totalsOf } from '#platform/server/list.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import {
  exportWorkload,
  listWorkload,
  readWorkload,
  type AssignedGroup,
  type TeacherLoad,
} from '../contract/workload.ts'
import { findTeacherLoads, knownLoads, teacherColumns, teacherRows } from './find-teacher-loads.ts'
import { classTitles, currentAssignments, type Year } from './year-load.ts'

export const listWorkloadHandler = handle(
  listWorkload,
  async ({ query, db, caller, today }) => {
    const { rows, total } = await findTeacherLoads(db, query, caller, today)
    const totals = await totalsOf(db, rows, { rate: 'rate', hours: 'hours' })
    return { ...(await pageOf(query, total, rows)), totals }
  },
  { conditional: true },
)

const columns: Record<(typeof exportWorkload)['columns'][number], SheetColumn<TeacherLoad>> = {
  name: { title: msg`Учитель`, width: 40, kind: 'text', of: ({ full_name }) => full_name },
  courses: { title: msg`Предметы`, width: 40, kind: 'text', of: ({ courses }) => courses.join(', ') },
  classes: { title: msg`Классы`, width: 30, kind: 'text', of: ({ classes }) => classes.join(', ') },
  groups: { title: msg`Групп`, width: 8, kind: 'number', of: ({ groups_count }) => groups_count },
  rate: { title: msg`Ставка`, width: 8, kind: 'number', isSummed: true, of: ({ rate }) => rate },
  hours: { title: msg`Часов в неделю`, width: 15, kind: 'number', isSummed: true, of: ({ hours }) => hours },
}

export const exportWorkloadHandler = handle(exportWorkload, async ({ query, caller, db, today, record }) => {
  const found = await findTeacherLoads(db, query, caller, today)
  const list = 'workload.teachers'
  return exportRows({ list, title: t`Нагрузка учителей`, columns, query, found, caller, today, record })
})

async function readGroups(db: Database, teacher: number, year: Year, today: string): Promise<AssignedGroup[]> {
  const { rows } = await sql<AssignedGroup>`
    select g.id, g.title, jsonb_build_object('id', co.id, 'title', co.title, 'colour', co.colour) as course,
      ${classTitles} as classes, a.hours,
      jsonb_build_object('id', a.id, 'version', a.version, 'from', coalesce(lower(a.during), y.date_start), 'to', upper(a.during) - 1) as assignment,
      (select count(*) from classes.group_member m
        where m.group_id = g.id and m.during @> ${dayOfYear(today)}) as students_count
    from ${currentAssignments(year, today)} join curriculum.course co on co.id = g.course_id
    where a.teacher_id = ${teacher}
    order by platform.sort_text(co.title) collate "C", (select min(p.number) from classes.group_class gc
      join classes.class c on c.id = gc.class_id join classes.parallel p on p.id = c.parallel_id
      where gc.group_id = g.id), g.title, g.id`.execute(db)
  return rows
}

export const readWorkloadHandler = handle(
  readWorkload,
  async ({ params, query, db, caller, today: now }) => {
    const today = query.date ?? now
    const year = query.year_id ?? currentYearId(today)
    const teacher = await teacherRows(db, caller, await knownLoads(db, year, today), today)
      .where('t.id', '=', params.id)
      .select(teacherColumns(today))
      .executeTakeFirst()
    if (!teacher) throw notFound()
    return { ...teacher, groups: await readGroups(db, params.id, year, today) }
  },
  { conditional: true },
)

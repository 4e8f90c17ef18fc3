import { sql } from 'kysely'
import { readHistory } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readWorkloadHistory } from '../../contract/board.ts'
import { mayReadCathedra, mayReadLoad } from '../may-read-load.ts'

export const assignmentFields = ['teacher', 'group', 'hours', 'from', 'to']

const kept = (field: string) => sql`(coalesce(h.after, h.before) ->> ${sql.lit(field)})::integer`

export const readWorkloadHistoryHandler = handle(readWorkloadHistory, async ({ query, caller, db, today }) => {
  const { teacher_id: teacher, group_id: group } = query
  if (teacher === undefined && group === undefined) throw notFound()
  const { rows } = await sql<{ is_open: boolean }>`select
    ${teacher === undefined ? sql`true` : sql`exists (select from people.person t where t.id = ${teacher} and ${mayReadLoad(caller, sql.ref('t.id'), today)})`}
    and ${
      group === undefined
        ? sql`true`
        : sql`exists (select from classes.study_group g join curriculum.course co on co.id = g.course_id
            where g.id = ${group} and ${mayReadCathedra(caller, sql.ref('co.cathedra_id'), today)})`
    } as is_open`.execute(db)
  if (rows[0]?.is_open !== true) throw notFound()
  const where = sql<boolean>`(${teacher === undefined ? sql`true` : sql`${kept('teacher_id')} = ${teacher}`}
    and ${group === undefined ? sql`true` : sql`${kept('group_id')} = ${group}`})`
  return readHistory(db, [{ subject: 'workload.assignment', where, fields: assignmentFields }], query)
})

import { sql } from 'kysely'
import { grpGroupManage } from '#areas/classes/contract/permissions.ts'
import { changeGroups } from '#areas/classes/server/index.ts'
import { requireRecord } from '#areas/dictionaries/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { changeGroup } from '../../contract/group.ts'
import { traceOf } from '../trace.ts'
import { fieldsOf, lockGroup, requireVersion, type GroupToChange } from './group-to-change.ts'

/** @throws Refusal 422 where another group of the course is called so */
async function requireFreeTitle(db: Database, group: GroupToChange, title: string): Promise<void> {
  const { rows } = await sql`select from classes.study_group
    where year_id = ${group.year.id} and course_id = ${group.course_id} and title = ${title} and id <> ${group.id}`.execute(
    db,
  )
  if (rows.length > 0) throw refuse('title', msg`Такая группа этого предмета уже есть`)
}

/** @throws Refusal 422 for a class whose students the group does not take */
async function requireOwnClass(db: Database, group: GroupToChange, classId: number): Promise<void> {
  const { rows } =
    await sql`select from classes.group_class where group_id = ${group.id} and class_id = ${classId}`.execute(db)
  if (rows.length === 0) throw refuse('follows_class_id', msg`Выберите один из классов группы`)
}

export const changeGroupHandler = handle(changeGroup, async ({ params, body, caller, db, http }) => {
  const group = await lockGroup(db, caller, grpGroupManage, params.id)
  requireVersion(group, body.version)
  const { version: _version, is_open, ...wanted } = body
  if (wanted.title !== undefined) await requireFreeTitle(db, group, wanted.title)
  if (typeof wanted.level_id === 'number')
    await requireRecord(db, {
      code: 'group_level',
      id: wanted.level_id,
      field: 'level_id',
      present: group.level_id ?? undefined,
    })
  if (typeof wanted.follows_class_id === 'number') await requireOwnClass(db, group, wanted.follows_class_id)
  if (wanted.hours === null && group.kind === 'individual')
    throw refuse('hours', msg`У индивидуального плана свои часы`)
  const trace = traceOf(caller, http)
  const closed_on = is_open === true ? null : group.closed_on
  const versions = await changeGroups(db, [{ ...fieldsOf(group), ...wanted, closed_on }], trace)
  return { id: group.id, version: versions.get(group.id) ?? group.version, batch: trace.batch }
})

import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { recordRows, type BulkTrace } from '#platform/server/history.ts'
import { stayInHistory } from '../study-groups/group-in-history.ts'
import { removeGroups } from '../study-groups/write-groups.ts'

/** Groups of these classes and of no other. */
export const groupsOnlyOf = (classIds: RawBuilder<unknown>): RawBuilder<number> => sql<number>`
  select g.id from classes.study_group g where exists (select from classes.group_class gc
      where gc.group_id = g.id and gc.class_id = any(${classIds}))
    and not exists (select from classes.group_class gc where gc.group_id = g.id and gc.class_id <> all(${classIds}))`

/**
 * Removes classes with who is in them, who leads them and the groups of these classes alone; from groups that they share with
 * others their students go.
 * @throws what the database says where anything else refers to one of them
 */
export async function removeClasses(db: Database, ids: readonly number[], trace: BulkTrace): Promise<void> {
  const classes = sql`${[...ids]}::int[]`
  const forget = async (subject: string, kept: RawBuilder<unknown>, which: RawBuilder<unknown>) => {
    const where = { subject, requestId: trace.requestId, batch: sql`${trace.batch}` }
    await sql`with gone as (delete from ${sql.table(subject)} where ${which} returning *)
      ${recordRows(trace.actor, where, sql`select now() as at, gone.id, ${kept} as before, null::jsonb as after from gone`)}`.execute(
      db,
    )
  }
  const { rows: own } = await sql<{ id: number }>`${groupsOnlyOf(classes)}`.execute(db)
  const groupIds = own.map(({ id }) => id)
  await forget(
    'classes.group_member',
    stayInHistory('gone'),
    sql`group_id = any(${groupIds}::int[]) or (student_id in (select student_id from classes.class_member
      where class_id = any(${classes})) and group_id in (select group_id from classes.group_class where class_id = any(${classes})))`,
  )
  await removeGroups(db, groupIds, trace)
  await sql`update classes.study_group set follows_class_id = null, version = version + 1
    where follows_class_id = any(${classes})`.execute(db)
  await sql`delete from classes.group_class where class_id = any(${classes})`.execute(db)
  await forget(
    'classes.class_member',
    sql`jsonb_build_object('student_id', gone.student_id, 'class_id', gone.class_id, 'from', lower(gone.during),
      'to', upper(gone.during) - 1)`,
    sql`class_id = any(${classes})`,
  )
  await forget(
    'classes.leader',
    sql`jsonb_build_object('class_id', gone.class_id, 'kind', gone.kind, 'person_id', gone.person_id,
      'from', lower(gone.during), 'to', upper(gone.during) - 1)`,
    sql`class_id = any(${classes})`,
  )
  await forget(
    'classes.class',
    sql`jsonb_build_object('title', gone.title, 'letter', gone.letter, 'parallel',
      (select number from classes.parallel p where p.id = gone.parallel_id), 'shift', gone.shift, 'language', gone.language)`,
    sql`id = any(${classes})`,
  )
}

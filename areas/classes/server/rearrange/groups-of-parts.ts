import { sql } from 'kysely'
import { insertGroups } from '../study-groups/write-groups.ts'
import type { ClassRow } from './class-rows.ts'
import type { Rearranging } from './rearranging.ts'

/** Of each course that the whole class is taught a new class gets a group of its own; teachers and lessons are given to it later. */
export async function makeOwnGroups(
  { db, trace }: Rearranging,
  { id, title, year }: ClassRow,
  part: { id: number; title: string },
): Promise<void> {
  const { rows } = await sql<{ course_id: number; title: string }>`
    select distinct g.course_id, g.title from classes.group_class gc join classes.study_group g on g.id = gc.group_id
    where gc.class_id = ${id} and g.kind = 'class' order by g.course_id, g.title`.execute(db)
  const groups = rows.map((group) => ({
    course_id: group.course_id,
    title: group.title.startsWith(title) ? part.title + group.title.slice(title.length) : part.title,
    kind: 'class' as const,
    classes: [part.id],
  }))
  if (groups.length > 0) await insertGroups(db, year.id, groups, trace)
}

/** The groups of a class take students of a new class too, who go on in them. */
export async function shareGroups({ db, record }: Rearranging, classId: number, partId: number): Promise<void> {
  const { rows } = await sql<{ id: number; kind: string; before: string[]; after: string[] }>`
    with shared as (
      insert into classes.group_class (group_id, class_id)
      select group_id, ${partId} from classes.group_class where class_id = ${classId} returning group_id)
    select g.id, g.kind, array_agg(c.title order by c.title) as before,
      array_agg(c.title order by c.title) || (select title from classes.class where id = ${partId}) as after
    from shared join classes.study_group g on g.id = shared.group_id
    join classes.group_class gc on gc.group_id = g.id join classes.class c on c.id = gc.class_id
    group by g.id order by g.id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`update classes.study_group set kind = 'cross', version = version + 1
    where id = any(${ids}::int[]) and kind = 'class'`.execute(db)
  await record(
    ...rows.map(({ id, kind, before, after }) => ({
      subject: 'classes.study_group',
      id,
      before: { kind, classes: before },
      after: { kind: kind === 'class' ? 'cross' : kind, classes: after },
    })),
  )
}

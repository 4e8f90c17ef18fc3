import { sql } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { isGroupInScope, type GroupFields } from '#areas/classes/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, notFound, outdated } from '#platform/server/refusal.ts'
import type { Year } from '../year-day.ts'

export interface GroupToChange extends GroupFields {
  id: number
  course_id: number
  version: number
  year: Year
}

/** A group within reach of the key, locked: who changes it comes after the other. @throws Refusal 404 */
export async function lockGroup(db: Database, caller: Caller, key: PermissionKey, id: number): Promise<GroupToChange> {
  const { rows } = await sql<GroupToChange>`
    select g.id, g.course_id, g.version, g.title, g.kind, g.level_id, g.hours::float8 as hours, g.closed_on, g.follows_class_id,
      g.norm_reason, jsonb_build_object('id', y.id, 'from', y.date_start, 'to', y.date_end) as year
    from classes.study_group g join calendar.study_year y on y.id = g.year_id
    where g.id = ${id} and ${isGroupInScope(scopeOf(caller, 'write', key), sql.ref('g.id'))} for no key update of g`.execute(
    db,
  )
  const [group] = rows
  if (!group) throw notFound()
  return group
}

/** @throws Refusal 409 for who has seen an earlier version */
export function requireVersion({ version, title }: Pick<GroupToChange, 'version' | 'title'>, seen: number): void {
  if (version !== seen) throw outdated(msg`Пока вы работали, группу «${title}» изменили. Обновите страницу и повторите`)
}

/** @throws Refusal 409 where there is no such group on the day any more */
export function requireOpen({ closed_on, title }: Pick<GroupToChange, 'closed_on' | 'title'>, from: string): void {
  if (closed_on !== null && closed_on <= from)
    throw conflict(msg`Группа «${title}» закрыта с ${displayDate(closed_on)}`)
}

/** What of a group may change, of all that is known of it. */
export const fieldsOf = ({
  id,
  title,
  kind,
  level_id,
  hours,
  closed_on,
  follows_class_id,
  norm_reason,
}: GroupToChange) => ({
  id,
  title,
  kind,
  level_id,
  hours,
  closed_on,
  follows_class_id,
  norm_reason,
})

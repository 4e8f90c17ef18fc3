import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Standard } from '../contract/standards.ts'

/** State plans by `areAsked` over `s`, the latest first. */
export async function readStandards(db: Database, areAsked: RawBuilder<unknown>): Promise<Standard[]> {
  const { rows } = await sql<Standard>`
    select s.id, s.title, s.source, s.since::text, s.removed_at is not null as is_removed, s.version,
      (select count(distinct l.course_id)::integer from standards.standard_line l where l.standard_id = s.id) as courses_count,
      array(select distinct l.parallel from standards.standard_line l where l.standard_id = s.id order by l.parallel) as parallels
    from standards.standard s where ${areAsked} order by s.since desc, s.id desc`.execute(db)
  return rows
}

/** What the history keeps of a state plan. */
export const keptStandard = ({
  title,
  source,
  since,
  is_removed,
}: Omit<Standard, 'id' | 'version' | 'courses_count' | 'parallels'>) => ({
  title,
  source,
  since,
  is_removed,
})

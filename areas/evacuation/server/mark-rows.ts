import { sql, type RawBuilder } from 'kysely'
import { publicReader } from '#areas/media/server/index.ts'
import { photoLinks } from '#areas/people/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Mark } from '../contract/marks.ts'
import { toMillisecond } from './moments.ts'

// few marks clash: joined, all accounts and persons would be read for them
const clashedBy = sql`(select coalesce(other.full_name, other_account.login)
  from access.account other_account left join people.person other on other.admin_user_id = other_account.id
  where other_account.id = (m.clash ->> 'by')::integer)`
const clash = sql`jsonb_build_object('status', m.clash ->> 'status', 'by_name', coalesce(${clashedBy}, ''),
  'at', ${toMillisecond(sql`to_timestamp((m.clash ->> 'at')::float8 / 1000)`)})`

/** What each mark has. Until it becomes links `photo` is the name under which the picture lies. */
const columns = {
  id: sql`m.id`,
  evacuation_id: sql`m.evacuation_id`,
  unit_id: sql`m.unit_id`,
  user_id: sql`m.person_id`,
  name: sql`m.name`,
  kind: sql`m.kind`,
  class_title: sql`m.class_title`,
  last_place: sql`m.last_place`,
  status: sql`m.status`,
  note: sql`m.note`,
  tapped_at: toMillisecond(sql`m.tapped_at`),
  marked_by_name: sql`m.marked_by_name`,
  version: sql`m.version`,
  photo: sql`m.photo`,
}
type MarkColumns = { [name in keyof typeof columns]: Mark[name][] } & { clashes: Record<string, Mark['clash']> | null }

/** Marks in the order of classes and names, with links to photos; `where` narrows over `m`. */
export async function readMarks(db: Database, context: AppContext, where: RawBuilder<boolean>): Promise<Mark[]> {
  // two thousand in an alarm: read row by row they would cost the program four times as much
  const { rows } = await sql<MarkColumns>`
    select ${sql.join(Object.entries(columns).map(([name, value]) => sql`coalesce(json_agg(${value}), '[]') as ${sql.id(name)}`))},
      json_object_agg(m.id, ${clash}) filter (where m.clash is not null) as clashes
    from (select m.*, coalesce(marker.full_name, account.login) as marked_by_name, photo.stem as photo
      from evacuation.mark m
        left join people.person p on p.id = m.person_id left join media.file photo on photo.id = p.photo_id
        left join access.account account on account.id = m.marked_by
        left join people.person marker on marker.admin_user_id = account.id
      where ${where} order by m.unit_id, coalesce(p.sort_name, m.name), m.id) m`.execute(db)
  const { clashes, ...lists } = rows[0]!
  const reader = publicReader(context)
  return lists.id.map((id, at) => ({
    id,
    evacuation_id: lists.evacuation_id[at]!,
    unit_id: lists.unit_id[at]!,
    user_id: lists.user_id[at]!,
    name: lists.name[at]!,
    kind: lists.kind[at]!,
    class_title: lists.class_title[at]!,
    ...photoLinks(reader, lists.photo[at]!),
    last_place: lists.last_place[at]!,
    status: lists.status[at]!,
    note: lists.note[at]!,
    tapped_at: lists.tapped_at[at]!,
    marked_by_name: lists.marked_by_name[at]!,
    clash: clashes?.[id] ?? null,
    version: lists.version[at]!,
  }))
}

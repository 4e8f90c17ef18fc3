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

/** Marks in the order of classes and names, with links to photos; `where` narrows over `m`. */
export async function readMarks(db: Database, context: AppContext, where: RawBuilder<boolean>): Promise<Mark[]> {
  // until it becomes links `photo` is the name under which the picture lies
  const { rows } = await sql<Mark>`
    select m.id, m.evacuation_id, m.unit_id, m.person_id as user_id, m.name, m.kind, m.class_title, m.last_place, m.status,
      m.note, ${toMillisecond(sql`m.tapped_at`)} as tapped_at, coalesce(marker.full_name, account.login) as marked_by_name,
      case when m.clash is not null then jsonb_build_object('status', m.clash ->> 'status',
        'by_name', coalesce(${clashedBy}, ''),
        'at', ${toMillisecond(sql`to_timestamp((m.clash ->> 'at')::float8 / 1000)`)}) end as clash,
      m.version, photo.stem::text as photo
    from evacuation.mark m
      left join people.person p on p.id = m.person_id left join media.file photo on photo.id = p.photo_id
      left join access.account account on account.id = m.marked_by
      left join people.person marker on marker.admin_user_id = account.id
    where ${where} order by m.unit_id, coalesce(p.sort_name, m.name), m.id`.execute(db)
  const reader = publicReader(context)
  // two thousand in an alarm: none is copied
  for (const mark of rows) Object.assign(mark, photoLinks(reader, mark.photo))
  return rows
}

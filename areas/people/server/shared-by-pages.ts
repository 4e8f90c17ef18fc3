import { sql } from 'kysely'
import { remembered } from '#platform/server/conditional/remembered.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Person } from '../contract/people.ts'
import { appointments, ownClass, positionsByPerson, rolesById } from './person-rows.ts'

/** What the rows of all pages have from the few who hold it, whoever reads them. */
export interface SharedByPages {
  roles: Readonly<Record<number, Person['roles'][number]>>
  /** Titles of posts, by the person. */
  positions: Readonly<Record<number, string>>
  /** Kinds that follow from an appointment, by the person. */
  appointed: Readonly<Record<number, readonly number[]>>
  /** Ids of their classes, by the student; and what these are called. */
  classes: Readonly<Record<number, number>>
  titles: Readonly<Record<number, string>>
}

/** Who is of a kind by an appointment, kind by kind: each is few, found without looking at everybody. */
const appointedByPerson = (caller: Caller, today: string) => {
  const ofKinds = Object.entries(appointments(caller, today)).map(
    ([kind, holds]) => sql`select p.id, ${Number(kind)}::int as kind from people.person p where ${holds}`,
  )
  return sql`(select jsonb_object_agg(held.id, held.kinds) from (
    select one.id, jsonb_agg(one.kind order by one.kind) as kinds from (${sql.join(ofKinds, sql` union all `)}) one
    group by one.id) held)`
}

/** Asked once for all who turn the pages of people, filter and order them. */
export async function sharedByPages(db: Database, caller: Caller, today: string): Promise<SharedByPages> {
  const [shared] = await remembered(
    db,
    sql<SharedByPages>`select coalesce(${rolesById}, '{}') as roles, coalesce(${positionsByPerson(today)}, '{}') as positions,
      coalesce(${appointedByPerson(caller, today)}, '{}') as appointed,
      coalesce(jsonb_object_agg(placed.person_id, placed.id), '{}') as classes,
      coalesce(jsonb_object_agg(placed.id, placed.title), '{}') as titles
      from (select p.id as person_id, own.id, own.title
        from people.person p cross join lateral ${ownClass(caller, today)} own) placed`,
  )
  if (!shared) throw new Error('What is gathered is one row')
  return shared
}

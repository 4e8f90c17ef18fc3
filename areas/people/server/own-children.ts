import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { listOwnChildren, type Person } from '../contract/people.ts'
import { ownClass } from './person-rows.ts'
import { isOwnChild } from './scope/index.ts'

export const listOwnChildrenHandler = handle(listOwnChildren, async ({ caller, db, today }) => ({
  items: await db
    .selectFrom('people.person as p')
    .where(isOwnChild(caller, sql.ref('p.id'), today))
    .where('p.archived_at', 'is', null)
    .select(['p.id', 'p.surname', 'p.name', 'p.full_name'])
    .select(
      sql<
        Person['class']
      >`(select jsonb_build_object('id', own.id, 'title', own.title) from ${ownClass(caller, today)} own)`.as('class'),
    )
    .orderBy('p.birth_date')
    .orderBy('p.id')
    .execute(),
}))

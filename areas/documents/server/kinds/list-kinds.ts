import { sql, type RawBuilder } from 'kysely'
import { ofRecord, readHistory } from '#areas/access/server/index.ts'
import { isStaff } from '#areas/people/server/index.ts'
import { isStudentNow } from '#areas/classes/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import { handle } from '#platform/server/handle.ts'
import { listKinds, listOwnKinds, listParties, readKindHistory, type OwnKind } from '../../contract/kinds.ts'
import { docDocuments } from '../../contract/permissions.ts'
import { auditedKinds } from '../audited.ts'
import { readKinds } from './kind-rows.ts'

const listKindsHandler = handle(listKinds, async ({ db }) => ({ items: await readKinds(db, sql<boolean>`true`) }))

const readKindHistoryHandler = handle(readKindHistory, ({ params, query, db }) =>
  readHistory(db, [{ ...auditedKinds, where: ofRecord(params.id) }], query),
)

/** Whether the caller may make documents of kind `k`: any where they keep registers, else what names them, their unit or role. */
export function mayMake(caller: Caller, today: string): RawBuilder<boolean> {
  if (caller.client === 0 && caller.permissions.write.includes(docDocuments)) return sql<boolean>`true`
  const person = sql`${caller.personId}::integer`
  const parties =
    caller.client === 1
      ? sql<boolean>`r.party = 'families'`
      : sql<boolean>`(
        (r.party = 'staff' and ${isStaff(person, today)})
        or (r.party = 'students' and ${isStudentNow(person, today)})
        or r.unit_id in (select e.unit_id from people.employment e where e.person_id = ${person} and e.during @> ${today}::date)
        or r.role_id in (select a.role_id from access.account_role a where a.account_id = ${caller.accountId}))`
  return sql<boolean>`exists (select from documents.kind_right r where r.kind_id = k.id and r.act = 'make' and ${parties})`
}

const listOwnKindsHandler = handle(listOwnKinds, async ({ caller, db, today }) => {
  const { rows } = await sql<OwnKind>`
    select k.id, k.title, k.genre, k.subject, k.language from documents.kind k
    where k.archived_at is null and ${mayMake(caller, today)} order by k.index, k.title`.execute(db)
  return { items: rows }
})

const listPartiesHandler = handle(listParties, async ({ db }) => ({
  units: await db
    .selectFrom('organisation.unit')
    .where('archived_at', 'is', null)
    .select(['id', 'title'])
    .orderBy('title')
    .execute(),
  roles: await db.selectFrom('access.role').select(['id', 'title']).orderBy('title').execute(),
}))

export const kindReadHandlers = [listKindsHandler, listOwnKindsHandler, listPartiesHandler, readKindHistoryHandler]

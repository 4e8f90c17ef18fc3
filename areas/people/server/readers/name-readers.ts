import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { containsWords } from '#platform/server/list.ts'
import type { Reader } from '../../contract/readers.ts'

type Named = Pick<Reader, 'id' | 'person_id' | 'full_name' | 'roles'> & { matches: boolean }

/** The accounts by name, as far as the caller may know whose they are; `matches`: the search finds the name. */
export async function nameReaders(
  db: Database,
  accounts: readonly number[],
  { caller, today }: { caller: Caller; today: string },
  search: string,
): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select a.id, p.id as person_id, case when named.may then coalesce(p.full_name, a.login) end as full_name,
      named.may and ${containsWords(sql`coalesce(p.search, platform.search_text(a.login))`, search)} as matches,
      array(select r.title from access.account_role ar join access.role r on r.id = ar.role_id
        where ar.account_id = a.id order by r.title) as roles
    from access.account a left join people.person p on p.admin_user_id = a.id,
      lateral (select p.id is null or ${mayFindPerson(caller, sql.ref('p.id'), today)} as may) named
    where a.id = any(${[...accounts]}::integer[])
    order by coalesce(p.sort_name, a.login), a.id`.execute(db)
  return search === '' ? rows.map((row) => ({ ...row, matches: true })) : rows
}

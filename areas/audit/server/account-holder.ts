import { sql, type RawBuilder } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import { containsWords } from '#platform/server/list.ts'

interface HolderFilter {
  person_id?: number | undefined
  search?: string | undefined
}

/**
 * Whose account `a` is: of the person `p`, as far as the reader may find them. An IIN that serves as a login is told nobody
 * here; `sayLogin` puts its name in its place.
 */
export function accountHolder(caller: Caller, today: string) {
  const mayFind = mayFindPerson(caller, sql.ref('p.id'), today)
  return {
    person: sql<{ id: number; full_name: string } | null>`case when p.id is not null and ${mayFind}
      then jsonb_build_object('id', p.id, 'full_name', p.full_name) end`,
    /** The same in a file. */
    fullName: sql<string | null>`case when p.id is not null and ${mayFind} then p.full_name end`,
    login: sql<string>`case when a.login = p.iin then '' else a.login end`,
    /** Who is asked about, where anybody is. */
    matches: ({ person_id, search }: HolderFilter): RawBuilder<boolean> => {
      const conditions = [
        ...(person_id === undefined ? [] : [sql`p.id = ${person_id}`, mayFind]),
        ...(search ? [containsWords(sql`p.search`, search), mayFind] : []),
      ]
      return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
    },
  }
}

/** @returns the row with what stands for a login that is not told */
export const sayLogin = <Row extends { login: string | null }>(row: Row): Row => ({
  ...row,
  login: row.login === '' ? t`ИИН` : row.login,
})

import { sql, type RawBuilder } from 'kysely'

const column = (person: string, name: string) => sql.ref(`${person}.${name}`)
const initial = (name: RawBuilder<unknown>) => sql`' ' || upper(left(${name}, 1)) || '.'`

/** «Ахметов Д. Н.» of a person joined under this name; null where nobody is. As `shortName` of people's rules. */
export const shortName = (person: string): RawBuilder<string | null> => sql<string | null>`
  ${column(person, 'surname')} || ${initial(column(person, 'name'))}
    || coalesce(${initial(sql`nullif(${column(person, 'patronymic')}, '')`)}, '')`

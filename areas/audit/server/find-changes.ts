import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { instant, mayFindPerson } from '#areas/access/server/index.ts'
import type { Audited } from '#platform/server/audited.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { containsWords, total } from '#platform/server/list.ts'
import type { AuditedChange, exportChanges } from '../contract/audit.ts'
import { concernedPerson, concerningOneOf, oneOf, type Concerned } from './concerned-person.ts'
import { daysOf, isWithin } from './date-range.ts'

/** A page of the list and the whole of it in a file ask alike. */
type ListQuery = Omit<z.output<(typeof exportChanges)['query']>, 'columns'>
export interface Day {
  today: string
  timeZone: string
}
type Kept = Record<string, unknown> | null
export type ChangeRow = Pick<
  AuditedChange,
  'id' | 'at' | 'who' | 'on_behalf_of' | 'subject' | 'about' | 'request_id'
> & {
  subject_id: number
  before: Kept
  after: Kept
}

const maxNamed = 500
/** The persons asked about whom the caller may find; null where nobody was asked about. */
async function requestedPersons(
  db: Database,
  { search, person_id }: ListQuery,
  caller: Caller,
  today: string,
): Promise<Concerned | null> {
  if (!search && person_id === undefined) return null
  const rows = await db
    .selectFrom('people.person as p')
    .where(mayFindPerson(caller, sql.ref('p.id'), today))
    .where(containsWords(sql.ref('p.search'), search ?? ''))
    .$if(person_id !== undefined, (people) => people.where('p.id', '=', person_id ?? 0))
    .select(['p.id', 'p.admin_user_id'])
    .limit(sql.lit(maxNamed))
    .execute()
  return { ids: rows.map(({ id }) => id), accounts: rows.flatMap(({ admin_user_id }) => admin_user_id ?? []) }
}
/** Whether the change `h` was made by one of these persons, or in the name of one, or concerns one: in these days. */
function isOf(audited: readonly Audited[], persons: Concerned, isOfDays: RawBuilder<boolean>): RawBuilder<boolean> {
  const each = [
    sql<boolean>`h.account_id = ${oneOf(persons.accounts)}`,
    sql<boolean>`h.on_behalf_of = ${oneOf(persons.accounts)}`,
    ...concerningOneOf(audited, persons),
  ]
  const found = each.map((own) => sql`select h.id from history.change h where ${isOfDays} and ${own}`)
  // an array is looked up by its members; joined, all changes of the days would be read again
  return sql<boolean>`h.id = any(array(${sql.join(found, sql` union all `)}))`
}

/** An import is one line; of a person or in a section each of its changes is found. */
const isOfImport = sql<boolean>`starts_with(coalesce(h.request_id, ''), 'import-')`
/** Changes of everybody: each count reads an index alone. */
async function countAll(db: Database, isOfDays: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from history.change h where ${isOfDays})
      - (select count(*) from history.change h where ${isOfDays} and ${isOfImport}) as total`.execute(db)
  return rows[0]?.total ?? 0
}

/** Changes asked about, as the table `h`: how many there are, or what counts them, and their columns in order. */
export async function findChanges(
  db: Database,
  audited: readonly Audited[],
  query: ListQuery,
  caller: Caller,
  { today, timeZone }: Day,
) {
  const about = concernedPerson(audited)
  const persons = await requestedPersons(db, query, caller, today)
  const isOfDays = isWithin(sql.ref('h.at'), daysOf(query.period, today), timeZone)
  const isOfAll = persons === null && query.section === undefined
  const found = db
    .selectFrom('history.change as h')
    .where(isOfDays)
    .$if(isOfAll, (rows) => rows.where(sql<boolean>`not ${isOfImport}`))
    .$if(query.section !== undefined, (rows) =>
      rows.where(sql<boolean>`starts_with(h.subject, ${`${query.section}.`})`),
    )
    .$if(persons !== null, (rows) => rows.where(isOf(audited, persons ?? { ids: [], accounts: [] }, isOfDays)))
  const nameOf = (account: RawBuilder<unknown>) => sql<string | null>`(select coalesce(p.full_name, a.login)
    from access.account a left join people.person p on p.admin_user_id = a.id where a.id = ${account})`
  const rows = found
    .select(['h.id', 'h.subject', 'h.subject_id', 'h.before', 'h.after', 'h.request_id'])
    .select([
      instant('h.at').as('at'),
      nameOf(sql.ref('h.account_id')).as('who'),
      nameOf(sql.ref('h.on_behalf_of')).as('on_behalf_of'),
      sql<ChangeRow['about']>`(select jsonb_build_object('id', p.id, 'full_name', p.full_name) from people.person p
        where p.id = ${about} and ${mayFindPerson(caller, sql.ref('p.id'), today)})`.as('about'),
    ])
    // numbers grow as time does, and have an index in each month
    .orderBy('h.id', query.asc ? 'asc' : 'desc')
    .$castTo<ChangeRow>()
  if (isOfAll) return { total: await countAll(db, isOfDays), rows }
  const counted = found.select(total)
  // of persons few are found: counted beside their columns; of a section all would be sorted for that
  return { total: persons === null ? (await counted.executeTakeFirstOrThrow()).total : counted, rows }
}

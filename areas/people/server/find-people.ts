import { sql, type RawBuilder } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { literally } from '#platform/server/list.ts'
import { searched, wordSearch, type Search } from '#platform/server/search.ts'
import type * as z from 'zod/mini'
import { listedMaskedFields, type exportPeople, type Person, type PersonStatus } from '../contract/people.ts'
import { appointments, ownClass, positionOfMany, personColumns, plainColumns } from './person-rows.ts'
import { ownNarrowing } from '#areas/own-fields/server/index.ts'
import { maskedColumns, maskingOf } from './masking.ts'
import { maintainsPerson } from './scope/index.ts'
import { visibleTo, type Visible } from './visible.ts'

const digitsOf = (typed: string): string | null => {
  const digits = typed.replaceAll(/[\s()+-]/g, '')
  return /^\d{3,}$/.test(digits) ? digits : null
}

/** Words by the name; a number also in IIN and phone, an e-mail in the e-mail, where the reader may see them. */
function searchOf(typed: string, visible: Visible): Search {
  const byName = wordSearch({ written: sql`p.full_name`, text: sql`p.search`, sound: sql`p.sound` }, typed)
  const digits = digitsOf(typed)
  if (digits !== null) {
    const nationally = digits.length > 10 ? digits.slice(-10) : digits
    const holds = sql<boolean>`(${byName.holds} or (${visible.identity} and p.iin like ${`${digits}%`})
      or (${visible.contacts} and regexp_replace(p.phone, '\\D', '', 'g') like ${`%${nationally}%`}))`
    return { holds }
  }
  if (!typed.includes('@')) return byName
  const email = `%${literally(typed.trim().toLowerCase())}%`
  return { holds: sql<boolean>`(${visible.contacts} and lower(p.email) like ${email})` }
}

/** One who has become another's record has left its kinds there: in the archive it stands under them. */
export function isOfKind(
  { slug, isArchive = false }: { slug: PersonKindSlug; isArchive?: boolean },
  caller: Caller,
  today: string,
): RawBuilder<boolean> {
  const holder = isArchive ? sql`coalesce(p.merged_into_id, p.id)` : sql`p.id`
  const id = Object.values(personKinds).find((kind) => kind.slug === slug)?.id ?? 0
  return (
    appointments(caller, today)[id] ??
    sql<boolean>`(exists (select from people.kind_member km where km.person_id = ${holder} and km.kind_id = ${sql.lit(id)})) is true`
  )
}

const signIn = (holds: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from access.account a where a.id = p.admin_user_id and ${holds})`
const isAtSchool = sql<boolean>`p.archived_at is null`
/** One merged into another stands in the archive, and says so. */
const statuses: Record<PersonStatus, RawBuilder<boolean>> = {
  active: isAtSchool,
  archived: sql<boolean>`p.archived_at is not null`,
  without_account: sql<boolean>`(${isAtSchool} and p.admin_user_id is null)`,
  blocked: sql<boolean>`(${isAtSchool} and ${signIn(sql`a.status = 'blocked'`)})`,
  never_signed_in: sql<boolean>`(${isAtSchool} and ${signIn(sql`a.status = 'active' and a.last_login_at is null`)})`,
}

/** 7Б before 10А: by the parallel's number, then the letter; persons without a class last. */
const byClass = (caller: Caller, today: string) => sql`(select own.place from ${ownClass(caller, today)} own)`

/** Of the list's filters those by what rooms above keep. */
const filtersOfRooms = ['class_id', 'parallel', 'cathedra_id'] as const

/** What narrows and orders the list; a page of it and the whole of it in a file ask alike. */
export type ListQuery = Omit<z.output<(typeof exportPeople)['query']>, 'columns'> & {
  admin_user_id?: number | undefined
  /** What is masked is asked for as well. */
  unmasked?: boolean | undefined
}
export type FoundPerson = Person & { /** The answer tells something masked of that person. */ is_unmasked: boolean }

/** Whether the row is told of by the query itself: who is found by an IIN or a nationality has it. */
function revealsMaskedBy({ search = '', nationality_id, citizenship_id }: ListQuery): RawBuilder<boolean> {
  if (nationality_id !== undefined || citizenship_id !== undefined) return sql<boolean>`true`
  const digits = digitsOf(search)
  return digits === null ? sql<boolean>`false` : sql<boolean>`coalesce(p.iin like ${`${digits}%`}, false)`
}

export const people = (db: Database) => db.selectFrom('people.person as p')
type People = ReturnType<typeof people>

/** Persons whom the caller may find, narrowed by the filters, and what they are searched by. */
export async function narrowed(db: Database, query: ListQuery, caller: Caller, today: string) {
  const visible = visibleTo(caller, today)
  const { isAmong } = caller.accessRules.persons
  const found = people(db)
    .where(statuses[query.status ?? 'active'])
    .$if(query.status !== undefined, (rows) => rows.where(maintainsPerson(caller, sql.ref('p.id'))))
    .$if(query.admin_user_id !== undefined, (rows) => rows.where('p.admin_user_id', '=', query.admin_user_id ?? 0))
    .$if(query.kind !== undefined, (rows) =>
      rows.where(isOfKind({ slug: query.kind ?? 'students', isArchive: query.status === 'archived' }, caller, today)),
    )
  const here = filtersOfRooms
    .reduce((rows, name) => {
      const value = query[name]
      return value === undefined ? rows : rows.where(isAmong(name, sql.ref('p.id'), value, today))
    }, found)
    .$if(query.role_id !== undefined, (rows) =>
      rows.where(sql<boolean>`(${visible.roles} and p.admin_user_id in (
        select ar.account_id from access.account_role ar where ar.role_id = ${query.role_id}))`),
    )
    .$if(query.nationality_id !== undefined, (rows) =>
      rows.where(sql<boolean>`(${visible.identity} and p.nationality_id = ${query.nationality_id})`),
    )
    .$if(query.citizenship_id !== undefined, (rows) =>
      rows.where(sql<boolean>`(${visible.identity} and p.citizenship_id = ${query.citizenship_id})`),
    )
  const own = query.own === undefined ? here : here.where(await ownNarrowing(db, query.own, caller, today))
  return {
    found: own.where(mayFindPerson(caller, sql.ref('p.id'), today)),
    search: searchOf(query.search ?? '', visible),
    visible,
  }
}

/** The order of the list. */
export const inOrder =
  ({ sort, asc }: ListQuery, caller: Caller, today: string) =>
  (rows: People): People => {
    const sorts = { name: sql`p.sort_name`, class: byClass(caller, today), position: positionOfMany(today) }
    return rows
      .orderBy(sorts[sort], (by) => (asc ? by.asc() : by.desc()).nullsLast())
      .orderBy('p.sort_name')
      .orderBy('p.id')
  }

/** Columns of what is masked, over the row `p`, and whether something masked is told of that person. */
export function maskedOf(query: ListQuery, caller: Caller) {
  const masking = maskingOf(caller, { isRequested: query.unmasked ?? false })
  return [
    ...maskedColumns(masking, listedMaskedFields),
    sql<boolean>`(${masking.isUnmasked} or (${revealsMaskedBy(query)} and ${masking.mayUnmask}))`.as('is_unmasked'),
  ]
}

/** All persons whom the caller may find, in order, as rows of a Person; and how many there are. */
export async function findPeople(db: Database, query: ListQuery, caller: Caller, today: string) {
  const { found, search, visible } = await narrowed(db, query, caller, today)
  const { rows, ...counted } = await searched(db, found, search)
  return {
    ...counted,
    rows: inOrder(
      query,
      caller,
      today,
    )(rows)
      .select(plainColumns)
      .select(personColumns(visible, caller, today, positionOfMany(today)))
      .select(maskedOf(query, caller))
      .$castTo<FoundPerson>(),
  }
}

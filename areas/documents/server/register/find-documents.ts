import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '#platform/server/database.ts'
import { containsWords, listOfSql } from '#platform/server/list.ts'
import type { exportDocuments, ListedDocument } from '../../contract/documents.ts'
import { mayAct } from '../acts.ts'
import { mayRead, type Reader } from '../scope.ts'

export type Filters = Omit<z.output<(typeof exportDocuments)['query']>, 'columns' | 'form' | 'group' | 'narrowed_by'>
export interface FoundDocument extends ListedDocument {
  foreign_number: string | null
  foreign_date: string | null
}

/** Past its day and not finished. */
export const isOverdue = (today: string) => sql<boolean>`(d.due_on < ${today}::date and d.folder <> 'archive')`

const person = (column: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('id', p.id, 'full_name', p.full_name) from people.person p where p.id = ${column})`
export const personOf = { author: person(sql.ref('d.author_id')), subject: person(sql.ref('d.person_id')) }

/** What a list shows of document `d` of kind `k`. */
export const listedColumns = (reader: Reader) => sql`
  d.id, jsonb_build_object('id', k.id, 'title', k.title, 'genre', k.genre) as kind, d.status, d.folder, d.title, d.number,
  d.numbered_on, ${personOf.author} as author, ${personOf.subject} as person, d.correspondent, d.due_on,
  coalesce(${isOverdue(reader.today)}, false) as is_overdue, d.ended,
  to_char(d.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed_at, d.version,
  ${mayAct('sign', reader)} as awaits_signature`

const given = <T>(value: T | undefined, condition: (value: T) => RawBuilder<boolean>) =>
  value === undefined ? [] : [condition(value)]

const narrowed = (filters: Filters, { caller, today }: Reader) => [
  ...given(filters.folder, (folder) => sql<boolean>`d.folder = ${folder}`),
  ...given(filters.genre, (genre) => sql<boolean>`k.genre = ${genre}`),
  ...given(filters.kind_id, (id) => sql<boolean>`d.kind_id = ${id}`),
  ...given(filters.status, (status) => sql<boolean>`d.status = ${status}`),
  ...given(filters.person_id, (id) => sql<boolean>`d.person_id = ${id}`),
  ...given(filters.from, (from) => sql<boolean>`d.numbered_on >= ${from}::date`),
  ...given(filters.to, (to) => sql<boolean>`d.numbered_on <= ${to}::date`),
  ...given(
    filters.own,
    (own) => sql<boolean>`(d.author_id = ${caller.personId}::integer) is ${own ? sql`true` : sql`not true`}`,
  ),
  ...given(filters.overdue, (overdue) => sql<boolean>`${isOverdue(today)} is ${overdue ? sql`true` : sql`not true`}`),
]

const orders = {
  changed: sql`d.changed_at`,
  number: sql`d.numbered_on`,
  title: sql`d.title`,
  due: sql`d.due_on`,
  author: sql`(select a.sort_name from people.person a where a.id = d.author_id)`,
} as const satisfies Record<Filters['sort'], RawBuilder<unknown>>
/** The newest first is what people look for by default. */
const isNewestFirst = (sort: Filters['sort']) => sort === 'changed' || sort === 'number'

const tables = sql`documents.document d join documents.kind k on k.id = d.kind_id`
/** Documents within the reader's scope, as filtered; one statement a page. */
export function findDocuments(db: Database, filters: Filters, reader: Reader) {
  const conditions = [
    sql<boolean>`d.removed_at is null`,
    mayRead(reader),
    containsWords(sql.ref('d.search'), filters.search ?? ''),
    ...narrowed(filters, reader),
  ]
  const isDown = isNewestFirst(filters.sort) === filters.asc
  return listOfSql<FoundDocument>(db, {
    columns: sql`${listedColumns(reader)}, d.foreign_number, d.foreign_date`,
    found: sql`from ${tables} where ${sql.join(conditions, sql` and `)}`,
    row: { key: sql.ref('d.id'), tables },
    ordered: sql`order by ${orders[filters.sort]} ${isDown ? sql`desc` : sql`asc`} nulls last, d.id desc`,
  })
}

import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { isOfKind, placeOf } from '#areas/people/server/index.ts'
import { msg, t, texts } from '#platform/contract/text.ts'
import type { AreaCount } from '#platform/server/area-count.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportEndingDocuments, listEndingDocuments, type EndingDocument, type EndingTerm } from '../contract/ending.ts'
import { validityOf, type Validity } from '../rules/validity.ts'
import { soonDays } from './document-rows.ts'
import { mayReadDocuments } from './scope.ts'

type ListQuery = Omit<z.output<(typeof exportEndingDocuments)['query']>, 'columns'>

/** Whether a document `e` ends as the filter says. */
function endsIn(term: EndingTerm | undefined, today: string): RawBuilder<boolean> {
  const day = sql`${today}::date`
  if (term === undefined) return sql<boolean>`e.valid_until <= ${day} + ${soonDays}`
  if (term === 'ended') return sql<boolean>`e.valid_until < ${day}`
  const days = term === 'soon' ? soonDays : sql`${Number(term)}::integer`
  return sql<boolean>`(e.valid_until between ${day} and ${day} + ${days})`
}
const isRead = (caller: Caller, today: string) =>
  sql<boolean>`(e.removed_at is null and p.archived_at is null and ${mayReadDocuments(caller, sql.ref('p.id'), today)})`

/** Documents that have ended or end within the days of the school's settings. */
export const endingCount: AreaCount = {
  id: 'documents',
  access: listEndingDocuments.access,
  count: (caller, today) => sql<number>`(
    select count(*) from personal_file.document e join people.person p on p.id = e.person_id
    where ${endsIn(undefined, today)} and ${isRead(caller, today)})`,
}

function findEnding(db: Database, filters: ListQuery, caller: Caller, today: string) {
  const found = db
    .selectFrom('personal_file.document as e')
    .innerJoin('people.person as p', 'p.id', 'e.person_id')
    .innerJoin('dictionaries.record as k', 'k.id', 'e.kind_id')
    .where(endsIn(filters.term, today))
    .where(isRead(caller, today))
    .where(containsWords(sql.ref('p.search'), filters.search ?? ''))
    .$if(filters.kind !== undefined, (rows) =>
      rows.where(isOfKind({ slug: filters.kind ?? 'students' }, caller, today)),
    )
    .$if(filters.document_kind_id !== undefined, (rows) => rows.where('e.kind_id', '=', filters.document_kind_id ?? 0))
    .$if(filters.class_id !== undefined, (rows) =>
      rows.where(sql<boolean>`p.id in (select m.student_id from classes.class_member m
        where m.class_id = ${filters.class_id} and m.during @> ${today}::date)`),
    )
  const sorts = { until: sql`e.valid_until`, name: sql`p.sort_name`, document: sql`k.title` }
  const rows = found
    .select([
      'e.id',
      'p.id as person_id',
      'p.full_name',
      placeOf(caller, today).as('place'),
      'k.id as kind_id',
      'k.title',
      sql<string>`e.valid_until`.as('valid_until'),
      sql<number>`${soonDays}`.as('soon'),
    ])
    .orderBy(sorts[filters.sort], (by) => (filters.asc ? by.asc() : by.desc()))
    .orderBy('p.sort_name')
    .orderBy('e.id')
  return { count: found.select(total), rows }
}

type Row = Awaited<ReturnType<ReturnType<typeof findEnding>['rows']['execute']>>[number]
const toEndingDocument = (row: Row, today: string): EndingDocument => ({
  id: row.id,
  person: { id: row.person_id, full_name: row.full_name },
  place: row.place,
  document: { id: row.kind_id, title: row.title },
  valid_until: row.valid_until,
  validity: validityOf(row.valid_until, today, row.soon),
})

const listEndingDocumentsHandler = handle(listEndingDocuments, async ({ query, caller, db, today }) => {
  const { count, rows } = findEnding(db, query, caller, today)
  const page = await pageOf(query, count, rows)
  return { ...page, items: page.items.map((row) => toEndingDocument(row, today)) }
})

const says: Record<Validity, string> = texts({ valid: msg`Действует`, ends_soon: msg`Истекает`, expired: msg`Истёк` })
const columns: Record<(typeof exportEndingDocuments)['columns'][number], SheetColumn<EndingDocument>> = {
  name: { title: msg`ФИО`, width: 40, kind: 'text', of: ({ person }) => person.full_name },
  place: { title: msg`Класс или должность`, width: 30, kind: 'text', of: ({ place }) => place },
  document: { title: msg`Документ`, width: 34, kind: 'text', of: ({ document }) => document.title },
  until: { title: msg`Действует до`, width: 14, kind: 'date', of: ({ valid_until }) => valid_until },
  validity: { title: msg`Срок`, width: 12, kind: 'text', of: ({ validity }) => says[validity] },
}
const exportEndingDocumentsHandler = handle(exportEndingDocuments, async ({ query, caller, db, today, record }) => {
  const { count, rows } = findEnding(db, query, caller, today)
  const counted = await count.executeTakeFirstOrThrow()
  return exportRows({
    list: 'personal_file.ending',
    title: t`Истекают документы`,
    columns,
    query,
    found: {
      total: counted.total,
      rows: { execute: async () => (await rows.execute()).map((row) => toEndingDocument(row, today)) },
    },
    caller,
    today,
    record,
  })
})

export const endingDocumentHandlers = [listEndingDocumentsHandler, exportEndingDocumentsHandler]

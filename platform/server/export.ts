import { displayDate } from '#platform/contract/calendar-date.ts'
import type { FileAnswer } from '#platform/contract/file.ts'
import { maxExportedRows, maxPrintedRows } from '#platform/contract/list.ts'
import { msg, type Words } from '#platform/contract/text.ts'
import type { Caller } from './caller.ts'
import type { Change } from './history.ts'
import { listPaper } from './list-paper.ts'
import { Refusal, refuse } from './refusal.ts'
import { groupsSheet } from './row-groups.ts'
import { sheetOf, writeBook, type SheetColumn } from './xlsx.ts'

interface Exported<Row, Name extends string> {
  /** Names the list in the history. */
  list: string
  /** Names the sheet and the file. */
  title: string
  columns: Record<Name, SheetColumn<Row>>
  query: {
    columns: readonly Name[]
    group?: Name | undefined
    sort?: string | undefined
    asc?: boolean | undefined
    form?: 'xlsx' | 'pdf' | undefined
    narrowed_by?: string | undefined
  }
  /** Scoped, filtered and ordered, without limit. */
  found: { total: number; rows: { execute: () => Promise<Row[]> } }
  /** The id of the person of whom a row tells what is masked elsewhere: the history keeps who they were. */
  personOf?: (row: Row) => number | null
  caller: Caller
  today: string
  record: (change: Change) => Promise<void>
}

const keptTitle = (title: Words) => (typeof title === 'string' ? title : title.stored())

/** What was asked for as people read it, for the history; what is ordered by no column of the list is left to its own order. */
function askedInWords<Row, Name extends string>({ columns, query }: Pick<Exported<Row, Name>, 'columns' | 'query'>) {
  const { group, sort = '', asc = true, form = 'xlsx', narrowed_by } = query
  const sorted = (columns as Partial<Record<string, SheetColumn<Row>>>)[sort]
  return {
    columns: [...new Set(query.columns)].map((name) => keptTitle(columns[name].title)),
    form: form.toUpperCase(),
    ...(sorted && { ordered_by: asc ? keptTitle(sorted.title) : msg`${sorted.title}, с конца`.stored() }),
    ...(group && { grouped_by: keptTitle(columns[group].title) }),
    ...(narrowed_by && { narrowed_by }),
  }
}

/**
 * The whole of a list as an XLSX, or for paper, of the columns asked for. The history keeps who took it, by which filter, how
 * many rows.
 * @throws a refusal (422) for more than `maxExportedRows`, on paper `maxPrintedRows`
 */
export async function exportRows<Row, Name extends string>(exported: Exported<Row, Name>): Promise<FileAnswer> {
  const { list, title, columns, query, found, personOf = () => null, caller, today, record } = exported
  if (found.total > maxExportedRows)
    throw new Refusal(422, msg`В списке ${found.total} строк, в файл помещается ${maxExportedRows}: сузьте фильтры`)
  const { form, narrowed_by, ...asked } = query
  const isPaper = form === 'pdf'
  if (isPaper && found.total > maxPrintedRows)
    throw new Refusal(422, msg`В списке ${found.total} строк, на бумагу помещается ${maxPrintedRows}: сузьте фильтры`)
  // what is not asked for as a column is told by no heading of a group either
  if (query.group !== undefined && !query.columns.includes(query.group))
    throw refuse('group', msg`Группировать можно по столбцу, который есть в файле`)
  const rows = await found.rows.execute()
  const taken = [...new Set(query.columns)].map((name) => columns[name])
  const persons = rows.flatMap((row) => personOf(row) ?? [])
  const whom = persons.length > 0 ? { persons } : {}
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list, ...askedInWords({ columns, query }), query: asked, rows: rows.length, ...whom },
  })
  const by = query.group === undefined ? undefined : columns[query.group]
  if (isPaper) return listPaper({ title, today, columns: taken, rows, by, narrowedBy: narrowed_by })
  const sheets = [sheetOf(title, taken, rows), ...(by ? [groupsSheet(by, taken, rows)] : [])]
  return { name: `${title} ${displayDate(today)}.xlsx`, bytes: await writeBook(title, sheets) }
}

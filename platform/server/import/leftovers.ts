import { sql } from 'kysely'
import { problemColumn, type ImportDeclaration } from '#platform/contract/import.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '../database.ts'
import { writeSheet, type SheetColumn } from '../xlsx.ts'
import { templateColumns } from './template.ts'

/** Under a name that no column has. */
const problemKey = ''
const problem: SheetColumn<Record<string, string>> = {
  title: problemColumn,
  width: 60,
  kind: 'text',
  of: (row) => row[problemKey] ?? null,
}
const errors = sql`(select string_agg(one ->> 'text', '. ')
  from jsonb_array_elements(problems) one where one ->> 'level' = 'error')`

/** Rows that were not brought in, each with the reason, as a spreadsheet that can be mended and dropped again. */
export async function writeLeftovers(db: Database, importId: number, { title, columns }: ImportDeclaration) {
  const { rows } = await sql<{ cells: Record<string, string>; problem: string }>`
    select cells, case when left_out then ${t`Пропущена`}::text || coalesce(': ' || ${errors}, '')
      when outcome = 'refused' then detail
      when verdict = 'error' then ${errors}
      else ${t`Не дошла очередь: работу остановили`} end as problem
    from platform.import_row
    where import_id = ${importId} and outcome is distinct from 'done' and (left_out or verdict <> 'same')
    order by number`.execute(db)
  return writeSheet(
    title,
    [...templateColumns(columns), problem],
    rows.map((row) => ({ ...row.cells, [problemKey]: row.problem })),
  )
}

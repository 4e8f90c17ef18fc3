import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict } from '#platform/server/refusal.ts'
import { countReferences, titleOfReference } from '#platform/server/references.ts'
import { removeClass } from '../../contract/classes.ts'
import { auditedValues, lockKept } from './class-of-year.ts'

type Titles = Pick<AppContext, 'referenceTitles'>

/** «Учёба в классах — 24, Группы — 12»: what names the row; empty: nothing does. */
async function usesInWords(db: Database, { referenceTitles }: Titles, table: string, id: number): Promise<string> {
  const sums = new Map<string, number>()
  for (const one of await countReferences(db, table, [id])) {
    if (table === 'classes.class' && one.table === 'classes.class_origin' && one.column === 'class_id') continue
    const title = titleOfReference(referenceTitles, one)
    sums.set(title, (sums.get(title) ?? 0) + one.count)
  }
  return [...sums].map(([title, count]) => `${title} — ${count}`).join(', ')
}

export const removeClassHandler = handle(removeClass, async ({ params, caller, db, today, context, record }) => {
  const { parallel_id, year_id: _year, ...removed } = await lockKept({ db, caller, today }, params.id)
  const uses = await usesInWords(db, context, 'classes.class', removed.id)
  if (uses !== '')
    throw conflict(
      msg`${removed.title} не удалить, на него ссылаются: ${uses}. Класс, который больше не нужен, закрывают с даты`,
    )
  await sql`delete from classes.class where id = ${removed.id}`.execute(db)
  const { rows } = await sql`select from classes.class where parallel_id = ${parallel_id} limit 1`.execute(db)
  const isLast = rows.length === 0 && (await usesInWords(db, context, 'classes.parallel', parallel_id)) === ''
  if (isLast) await sql`delete from classes.parallel where id = ${parallel_id}`.execute(db)
  await record(
    { subject: 'classes.class', id: removed.id, before: { ...auditedValues(removed), parallel: removed.parallel } },
    ...(isLast ? [{ subject: 'classes.parallel', id: parallel_id, before: { number: removed.parallel } }] : []),
  )
  return {}
})

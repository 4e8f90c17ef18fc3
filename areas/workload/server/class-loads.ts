import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { pageOf, totalsOf } from '#platform/server/list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportClassLoads, listClassLoads, type ClassLoad } from '../contract/workload.ts'
import { findClassLoads } from './find-class-loads.ts'

// hours of a teacher of two classes at once stand in both: their sum would say too much
const missing = sql<number>`found.planned - found.covered`
const sums = { planned: 'planned', covered: 'covered', missing } as const

export const listClassLoadsHandler = handle(
  listClassLoads,
  async ({ query, db, caller, today }) => {
    const { rows, total } = await findClassLoads(db, query, caller, today)
    return { ...(await pageOf(query, total, rows)), totals: await totalsOf(db, rows, sums) }
  },
  { conditional: true },
)

const columns: Record<(typeof exportClassLoads)['columns'][number], SheetColumn<ClassLoad>> = {
  name: { title: msg`Класс`, width: 8, kind: 'text', of: ({ title }) => title },
  planned: { title: msg`Часов по РУП`, width: 14, kind: 'number', isSummed: true, of: ({ planned }) => planned },
  covered: { title: msg`Из них с учителем`, width: 18, kind: 'number', isSummed: true, of: ({ covered }) => covered },
  missing: {
    title: msg`Без учителя`,
    width: 13,
    kind: 'number',
    isSummed: true,
    of: ({ planned, covered }) => planned - covered,
  },
  teaching: { title: msg`Часов учителей с подгруппами`, width: 29, kind: 'number', of: ({ teaching }) => teaching },
}

export const exportClassLoadsHandler = handle(exportClassLoads, async ({ query, caller, db, today, record }) => {
  const found = await findClassLoads(db, query, caller, today)
  const list = 'workload.classes'
  return exportRows({ list, title: t`Нагрузка классов`, columns, query, found, caller, today, record })
})

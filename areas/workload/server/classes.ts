import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { pageOf } from '#platform/server/list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportClassLoads, listClassLoads, type ClassLoad } from '../contract/workload.ts'
import { findClassLoads } from './find-class-loads.ts'

export const listClassLoadsHandler = handle(listClassLoads, async ({ query, db, caller, today }) => {
  const { rows, total } = await findClassLoads(db, query, caller, today)
  return pageOf(query, total, rows)
})

const columns: Record<(typeof exportClassLoads)['columns'][number], SheetColumn<ClassLoad>> = {
  name: { title: 'Класс', width: 8, kind: 'text', of: ({ title }) => title },
  planned: { title: 'Часов по РУП', width: 14, kind: 'number', of: ({ planned }) => planned },
  covered: { title: 'Из них с учителем', width: 18, kind: 'number', of: ({ covered }) => covered },
  missing: { title: 'Без учителя', width: 13, kind: 'number', of: ({ planned, covered }) => planned - covered },
  teaching: { title: 'Часов учителей с подгруппами', width: 29, kind: 'number', of: ({ teaching }) => teaching },
}

export const exportClassLoadsHandler = handle(exportClassLoads, async ({ query, caller, db, today, record }) => {
  const found = await findClassLoads(db, query, caller, today)
  const list = 'workload.classes'
  return exportRows({ list, title: 'Нагрузка классов', columns, query, found, caller, today, record })
})

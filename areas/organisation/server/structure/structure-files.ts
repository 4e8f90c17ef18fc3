import { msg, t } from '#platform/contract/text.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportStructure } from '../../contract/units.ts'
import { categoryTitle } from '../../rules/categories.ts'
import { maintainsStructure, seesRates } from '../sees-rates.ts'
import { readStaffed, titleOf } from './staffed.ts'
import type { PostRow } from './structure-day.ts'
import type { UnitRow } from './unit-rows.ts'

interface Row {
  unit: UnitRow | null
  post: PostRow | null
}
const columns: Record<(typeof exportStructure)['columns'][number], SheetColumn<Row>> = {
  unit: { title: msg`Подразделение`, width: 40, kind: 'text', of: ({ unit }) => titleOf(unit) },
  above: { title: msg`Входит в`, width: 40, kind: 'text', of: ({ unit }) => unit?.above.join(' → ') || null },
  name: { title: msg`Сотрудник`, width: 36, kind: 'text', of: ({ post }) => post?.full_name ?? null },
  position: { title: msg`Должность`, width: 36, kind: 'text', of: ({ post }) => post?.position ?? null },
  rate: { title: msg`Ставка`, width: 9, kind: 'number', of: ({ post }) => post?.rate ?? null },
  category: { title: msg`Категория`, width: 24, kind: 'text', of: ({ post }) => categoryTitle(post?.category ?? null) },
  head: { title: msg`Руководитель`, width: 36, kind: 'text', of: ({ unit }) => unit?.head?.full_name ?? null },
}

export const exportStructureHandler = handle(exportStructure, async ({ query, caller, db, today, context, record }) => {
  const { date: day = today } = query
  const staffed = await readStaffed(db, {
    day,
    today,
    timeZone: context.clock.timeZone,
    showsFormer: maintainsStructure(caller),
  })
  const rows = staffed.flatMap(({ unit, posts }): Row[] =>
    posts.length === 0 ? [{ unit, post: null }] : posts.map((post) => ({ unit, post })),
  )
  const open = seesRates(caller)
  const own = new Set(open ? query.columns : query.columns.filter((one) => one !== 'rate' && one !== 'category'))
  return exportRows({
    list: 'org-structure',
    title: t`Структура школы`,
    columns,
    query: { ...query, columns: own.size > 0 ? [...own] : ['unit'] },
    found: { total: rows.length, rows: { execute: () => Promise.resolve(query.asc ? rows : rows.toReversed()) } },
    caller,
    today,
    record,
  })
})

import { paperHead } from '#areas/school/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { writePaper } from '#platform/server/pdf.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportStructure, printStructure } from '../../contract/units.ts'
import { sumOfRates } from '../../rules/rates.ts'
import { seesRates } from '../sees-rates.ts'
import { readPosts, type PostRow } from './read-structure.ts'
import { readUnits, type UnitRow } from './unit-rows.ts'

interface Staffed {
  /** Null: those in no unit. */
  unit: UnitRow | null
  posts: PostRow[]
}
/** Units in the order of the tree with who works there on a day; at the end those in none, where there are any. */
async function readStaffed(db: Database, day: string): Promise<Staffed[]> {
  const units = await readUnits(db, day)
  const byUnit = Map.groupBy(await readPosts(db, day), ({ unit_id }) => unit_id)
  const rest = byUnit.get(null)
  return [
    ...units.map((unit) => ({ unit, posts: byUnit.get(unit.id) ?? [] })),
    ...(rest ? [{ unit: null, posts: rest }] : []),
  ]
}
const titleOf = (unit: UnitRow | null) => unit?.title ?? t`Без подразделения`

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
  category: { title: msg`Категория`, width: 24, kind: 'text', of: ({ post }) => post?.category ?? null },
  head: { title: msg`Руководитель`, width: 36, kind: 'text', of: ({ unit }) => unit?.head?.full_name ?? null },
}

export const exportStructureHandler = handle(exportStructure, async ({ query, caller, db, today, record }) => {
  const staffed = await readStaffed(db, today)
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

/** Two signs of a wide space for each level: readers of the page see the tree without lines. */
const indented = (unit: UnitRow | null) => `${'\u2003'.repeat(unit?.above.length ?? 0)}${titleOf(unit)}`

export const printStructureHandler = handle(printStructure, async ({ caller, db, today, context, record }) => {
  const staffed = await readStaffed(db, today)
  const open = seesRates(caller)
  const title = t`Структура школы`
  const bytes = await writePaper(
    { title, head: await paperHead(context, caller), subtitle: t`на ${displayDate(today)}`, isLandscape: true },
    ({ text, table }) => {
      table({
        isDense: true,
        columns: [
          { title: t`Подразделение`, share: 9 },
          { title: t`Руководитель`, share: 7 },
          { title: t`Сотрудники`, share: 16 },
          { title: t`Чел.`, share: 2, align: 'right' },
          ...(open ? [{ title: t`Ставок`, share: 2, align: 'right' as const }] : []),
        ],
        rows: staffed.map(({ unit, posts }) => [
          indented(unit),
          unit?.head?.full_name ?? '',
          posts.map((post) => `${post.full_name} — ${post.position.toLowerCase()}`).join('\n'),
          String(new Set(posts.map(({ person_id }) => person_id)).size),
          ...(open ? [String(sumOfRates(posts.map(({ rate }) => rate))).replace('.', ',')] : []),
        ]),
      })
      const people = new Set(staffed.flatMap(({ posts }) => posts.map(({ person_id }) => person_id)))
      text(t`Всего сотрудников: ${people.size}`)
    },
  )
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: 'org-structure', rows: staffed.length },
  })
  return { name: `${title} ${displayDate(today)}.pdf`, bytes }
})

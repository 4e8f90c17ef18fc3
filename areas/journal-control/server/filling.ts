import { displayDate } from '#platform/contract/calendar-date.ts'
import { handle } from '#platform/server/handle.ts'
import { writeSheet, type SheetColumn } from '#platform/server/xlsx.ts'
import { exportFilling, readFilling, type FillingOwner, type FillingRow } from '../contract/filling.ts'
import { fillingRows, scopeOfFilling } from './overview.ts'
import { looking } from './wish.ts'

export const filling = handle(readFilling, async ({ query, caller, db, today, house }) => {
  const asked = looking(query, caller, today, house)
  const [scope, rows] = await Promise.all([
    scopeOfFilling(db, asked, query.homework),
    fillingRows(db, asked, query.by, query.homework),
  ])
  return { ...scope, rows: rows.map(({ account_id: _account, ...row }) => row) }
})

const ownerTitles: Record<FillingOwner, string> = { teacher: 'Учитель', class: 'Класс', week: 'Неделя с' }
const count = (title: string, of: (row: FillingRow) => number): SheetColumn<FillingRow> => ({
  title,
  width: 14,
  kind: 'number',
  of,
})
const sheetColumns = (by: FillingOwner): SheetColumn<FillingRow>[] => [
  by === 'week'
    ? { title: ownerTitles[by], width: 12, kind: 'date', of: ({ monday }) => monday }
    : { title: ownerTitles[by], width: 40, kind: 'text', of: ({ title }) => title },
  count('Уроков', ({ lessons }) => lessons),
  count('Без темы', ({ without_topic }) => without_topic),
  count('Без задания', ({ without_homework }) => without_homework),
  count('Без отметок', ({ without_marks }) => without_marks),
  ...(by === 'week' ? [] : [count('СОР и СОЧ', ({ works }) => works), count('Мало отметок', ({ few }) => few)]),
]

export const exported = handle(exportFilling, async ({ query, caller, db, today, house, record }) => {
  const rows = await fillingRows(db, looking(query, caller, today, house), query.by, query.homework)
  const { from, to } = query
  const bytes = await writeSheet('Заполнение журналов', sheetColumns(query.by), rows)
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: 'filling', query, rows: rows.length },
  })
  return { name: `Заполнение журналов ${displayDate(from)}–${displayDate(to)}.xlsx`, bytes }
})

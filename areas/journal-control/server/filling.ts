import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t, texts } from '#platform/contract/text.ts'
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

const ownerTitles: Record<FillingOwner, string> = texts({
  teacher: msg`Учитель`,
  class: msg`Класс`,
  week: msg`Неделя с`,
})
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
  count(t`Уроков`, ({ lessons }) => lessons),
  count(t`Без темы`, ({ without_topic }) => without_topic),
  count(t`Без задания`, ({ without_homework }) => without_homework),
  count(t`Без отметок`, ({ without_marks }) => without_marks),
  ...(by === 'week' ? [] : [count(t`СОР и СОЧ`, ({ works }) => works), count(t`Мало отметок`, ({ few }) => few)]),
]

export const exported = handle(exportFilling, async ({ query, caller, db, today, house, record }) => {
  const rows = await fillingRows(db, looking(query, caller, today, house), query.by, query.homework)
  const { from, to } = query
  const bytes = await writeSheet(t`Заполнение журналов`, sheetColumns(query.by), rows)
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: 'filling', query, rows: rows.length },
  })
  return { name: t`Заполнение журналов ${displayDate(from)}–${displayDate(to)}.xlsx`, bytes }
})

import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t, texts } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { numberColumn, writeSheet, type SheetColumn } from '#platform/server/xlsx.ts'
import { exportCompletion, readCompletion, type CompletionOwner, type CompletionRow } from '../contract/completion.ts'
import { completionRows, scopeOfCompletion } from './overview.ts'
import { completionQuery } from './completion-query.ts'

export const readCompletionHandler = handle(readCompletion, async ({ query, caller, db, today, context }) => {
  const request = completionQuery(query, caller, today, context)
  const [scope, rows] = await Promise.all([
    scopeOfCompletion(db, request, query.homework),
    completionRows(db, request, query.by, query.homework),
  ])
  return { ...scope, rows: rows.map(({ account_id: _account, ...row }) => row) }
})

const ownerTitles: Record<CompletionOwner, string> = texts({
  teacher: msg`Учитель`,
  class: msg`Класс`,
  week: msg`Неделя с`,
})
const count = (title: string, of: (row: CompletionRow) => number) => numberColumn(title, of, 14)
const sheetColumns = (by: CompletionOwner): SheetColumn<CompletionRow>[] => [
  by === 'week'
    ? { title: ownerTitles[by], width: 12, kind: 'date', of: ({ monday }) => monday }
    : { title: ownerTitles[by], width: 40, kind: 'text', of: ({ title }) => title },
  count(t`Уроков`, ({ lessons }) => lessons),
  count(t`Без темы`, ({ without_topic }) => without_topic),
  count(t`Без задания`, ({ without_homework }) => without_homework),
  count(t`Без отметок`, ({ without_marks }) => without_marks),
  ...(by === 'week' ? [] : [count(t`СОР и СОЧ`, ({ works }) => works), count(t`Мало отметок`, ({ few }) => few)]),
]

export const exportCompletionHandler = handle(
  exportCompletion,
  async ({ query, caller, db, today, context, record }) => {
    const rows = await completionRows(db, completionQuery(query, caller, today, context), query.by, query.homework)
    const { from, to } = query
    const bytes = await writeSheet(t`Заполнение журналов`, sheetColumns(query.by), rows)
    await record({
      subject: 'platform.export',
      id: caller.accountId,
      after: { list: 'filling', query, rows: rows.length },
    })
    return { name: t`Заполнение журналов ${displayDate(from)}–${displayDate(to)}.xlsx`, bytes }
  },
)

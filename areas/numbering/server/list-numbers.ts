import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, listOfSql } from '#platform/server/list.ts'
import type { NumberedSubject, NumberedSubjects } from '#platform/server/numbering.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportNumbers, listNumbers, type GivenNumber } from '../contract/given-numbers.ts'
import { type TitleOf } from './journal-titles.ts'
import { requireJournal } from './read-journals.ts'

type Row = Omit<GivenNumber, 'subject'> & { subject_kind: string; subject_id: number }
interface Asking {
  db: Database
  caller: Caller
  today: CalendarDate
}

/**
 * Names what numbers were given to: each kind of papers tells of those that the caller may see, in one statement. What is not told
 * stays nameless.
 */
async function withSubjects(asking: Asking, kinds: readonly NumberedSubjects[], rows: Row[]): Promise<GivenNumber[]> {
  const told = new Map<string, ReadonlyMap<number, NumberedSubject>>()
  for (const [kind, own] of Map.groupBy(rows, ({ subject_kind }) => subject_kind)) {
    const known = kinds.find((one) => one.kind === kind)
    const ids = [...new Set(own.map(({ subject_id }) => subject_id))]
    told.set(kind, (await known?.find(asking, ids)) ?? new Map())
  }
  return rows.map(({ subject_kind, subject_id, ...number }) => ({
    ...number,
    subject: told.get(subject_kind)?.get(subject_id) ?? null,
  }))
}

const orderBy = {
  recent: (_: RawBuilder<unknown>, opposite: RawBuilder<unknown>) => sql`n.given_on ${opposite}, n.id ${opposite}`,
  number: (direction: RawBuilder<unknown>) => sql`n.period ${direction}, n.serial ${direction}`,
  date: (direction: RawBuilder<unknown>) => sql`n.given_on ${direction}, n.id ${direction}`,
}

type ListQuery = Omit<z.output<(typeof exportNumbers)['query']>, 'columns'>
const states = { valid: sql`n.annulled_on is null`, annulled: sql`n.annulled_on is not null` }

function findNumbers(db: Database, { journal, period, state, search = '', sort, asc }: ListQuery) {
  const [way, opposite] = asc ? [sql`asc`, sql`desc`] : [sql`desc`, sql`asc`]
  return listOfSql<Row>(db, {
    columns: sql`n.id, n.text as number, n.given_on as on, taker.full_name as by, n.subject_kind, n.subject_id,
      case when n.annulled_on is not null then jsonb_build_object('on', n.annulled_on, 'reason', n.reason,
        'by', annuller.full_name) end as annulled`,
    found: sql`from numbering.number n
      left join access.person taker on taker.admin_user_id = n.taken_by
      left join access.person annuller on annuller.admin_user_id = n.annulled_by
      where (${journal ?? null}::integer is null or n.journal_id = ${journal ?? null}) and (${period ?? null}::text is null or n.period = ${period ?? null})
        and ${state === undefined ? sql`true` : states[state]}
        and (${containsWords(sql`platform.search_text(n.text)`, search)}
          or ${containsWords(sql`platform.search_text(coalesce(n.reason, ''))`, search)})`,
    ordered: sql`order by ${orderBy[sort](way, opposite)}`,
  })
}

const columns: Record<(typeof exportNumbers)['columns'][number], SheetColumn<GivenNumber>> = {
  number: { title: msg`Номер`, width: 18, kind: 'text', of: ({ number }) => number },
  date: { title: msg`Дата`, width: 12, kind: 'date', of: ({ on }) => on },
  subject: { title: msg`Документ`, width: 50, kind: 'text', of: ({ subject }) => subject?.title ?? t`документ` },
  by: { title: msg`Кто взял номер`, width: 34, kind: 'text', of: ({ by }) => by },
  state: {
    title: msg`Состояние`,
    width: 14,
    kind: 'text',
    of: ({ annulled }) => (annulled === null ? t`действует` : t`аннулирован`),
  },
  annulled_on: { title: msg`Аннулирован`, width: 13, kind: 'date', of: ({ annulled }) => annulled?.on ?? null },
  reason: { title: msg`Причина`, width: 40, kind: 'text', of: ({ annulled }) => annulled?.reason ?? null },
}

/** The lists over what all areas number. */
export function numberHandlers(areas: readonly Area[], titleOf: TitleOf) {
  const kinds = areas.flatMap(({ numberedSubjects = [] }) => numberedSubjects)
  return [
    handle(listNumbers, async ({ query, ...asking }) => {
      if (query.journal !== undefined) await requireJournal(asking.db, query.journal, asking.today)
      const { items, ...page } = await findNumbers(asking.db, query).pageOf(query)
      return { ...page, items: await withSubjects(asking, kinds, items) }
    }),
    handle(exportNumbers, async ({ query, record, ...asking }) => {
      const { db, caller, today } = asking
      const journal = query.journal === undefined ? null : await requireJournal(db, query.journal, today)
      const { total, rows } = await findNumbers(db, query).whole()
      const named = { execute: async () => withSubjects(asking, kinds, await rows.execute()) }
      const title = journal === null ? t`Номера документов` : t`Номера: ${titleOf(journal)}`
      return exportRows({
        list: 'numbering.numbers',
        title,
        columns,
        query,
        found: { total, rows: named },
        caller,
        today,
        record,
      })
    }),
  ]
}

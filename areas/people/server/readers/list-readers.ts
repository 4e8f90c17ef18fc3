import type * as z from 'zod/mini'
import { msg, t, translate } from '#platform/contract/text.ts'
import { ties } from '#platform/contract/tie.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import type { PersonPart } from '#platform/server/person-parts.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportReaders, listReaders, type Reader } from '../../contract/readers.ts'
import { tieTitles } from '../../rules/reader-tie.ts'
import { personOfHistory } from '../person-history.ts'
import { findReaders, type ReadersOf } from './find-readers.ts'

type ReaderColumn = (typeof exportReaders)['columns'][number]
/** What narrows and orders the list; a page of it and the whole of it in a file ask alike. */
type CallContext = Omit<z.output<(typeof exportReaders)['query']>, 'columns'>

function requirePerson({ person }: CallContext): number {
  if (person === undefined) throw refuse('person', msg`Укажите, чьи данные`)
  return person
}

/** In the order of the kinds, within one by name; or by name alone. */
function ordered(readers: readonly Reader[], { sort, asc }: CallContext): Reader[] {
  const byKind = (one: Reader, other: Reader) => ties.indexOf(one.kind) - ties.indexOf(other.kind)
  const inOrder = sort === 'kind' ? readers.toSorted(byKind) : [...readers]
  return asc ? inOrder : inOrder.toReversed()
}

const titleOfPart = (parts: readonly PersonPart[], id: string): string => {
  const part = parts.find((one) => one.id === id)
  return part ? translate(part.title) : id
}

const counts = (ids: readonly string[], times: (id: string) => number) =>
  ids.map((id) => ({ id, people: times(id) })).filter(({ people }) => people > 0)

async function requestedReaders(db: Database, parts: readonly PersonPart[], query: CallContext, of: ReadersOf) {
  const all = await findReaders(db, parts, of, query.search ?? '')
  const { kind, part } = query
  const found = all.filter(
    (one) =>
      one.matches && (kind === undefined || one.kind === kind) && (part === undefined || one.parts.includes(part)),
  )
  return {
    found: ordered(
      found.map(({ matches: _matches, ...reader }) => reader),
      query,
    ),
    kinds: counts(ties, (id) => all.filter((one) => one.kind === id).length),
    parts: counts(
      parts.map(({ id }) => id),
      (id) => all.filter((one) => one.parts.includes(id)).length,
    ).map((one) => ({ ...one, title: titleOfPart(parts, one.id) })),
  }
}

export const listReadersOf = (parts: readonly PersonPart[]) =>
  handle(listReaders, async ({ query, caller, db, today, context }) => {
    const { id } = await personOfHistory(db, requirePerson(query), caller, today)
    const requested = await requestedReaders(db, parts, query, { personId: id, caller, today, context })
    const { page, size, active = null } = query
    const items = requested.found.slice((page - 1) * size, page * size)
    return { items, total: requested.found.length, page, size, active, kinds: requested.kinds, parts: requested.parts }
  })

const columnsOf = (parts: readonly PersonPart[]): Record<ReaderColumn, SheetColumn<Reader>> => ({
  name: { title: msg`Кто`, width: 40, kind: 'text', of: ({ full_name }) => full_name ?? t`имя вам не показано` },
  kind: { title: msg`Группа`, width: 30, kind: 'text', of: ({ kind }) => tieTitles[kind] },
  roles: { title: msg`Роли`, width: 40, kind: 'text', of: ({ roles }) => roles.join(', ') },
  reasons: {
    title: msg`Почему`,
    width: 60,
    kind: 'text',
    of: ({ reasons }) => reasons.map(({ title }) => title).join('; '),
  },
  parts: {
    title: msg`Что видит`,
    width: 50,
    kind: 'text',
    of: (one) => one.parts.map((id) => titleOfPart(parts, id)).join(', '),
  },
})

export const exportReadersOf = (parts: readonly PersonPart[]) =>
  handle(exportReaders, async ({ query, caller, db, today, context, record }) => {
    const { id } = await personOfHistory(db, requirePerson(query), caller, today)
    const { found } = await requestedReaders(db, parts, query, { personId: id, caller, today, context })
    const rows = { execute: () => Promise.resolve(found) }
    return exportRows({
      list: 'people.readers',
      title: t`Кто видит данные человека`,
      columns: columnsOf(parts),
      query,
      found: { total: found.length, rows },
      caller,
      today,
      record,
    })
  })

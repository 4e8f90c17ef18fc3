import { sql } from 'kysely'
import { isOrActsFor } from '#areas/approvals/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Folder } from '#platform/contract/enumerations.ts'
import type { WaitingAsked, WaitingItem, WaitingSource } from '#platform/server/waiting.ts'
import { opensDocuments } from '../contract/access.ts'
import { documentLink } from './document-link.ts'

interface Row extends Omit<WaitingItem, 'link'> {
  folder: Folder
  of_all: number
}
type Asked = Pick<WaitingAsked, 'caller' | 'today'>

/** Whether the person is the caller, or somebody for whom they stand in. */
const isAsked = ({ caller, today }: Asked, column: string) => isOrActsFor(caller.personId, sql.ref(column), today)

/** Reads what waits, the most urgent first: one statement. */
const source =
  (found: (asked: Asked) => ReturnType<typeof sql>): WaitingSource['read'] =>
  async ({ db, caller, today }: WaitingAsked, size) => {
    const { rows } = await sql<Row>`
      select f.*, count(*) over () as of_all from (${found({ caller, today })}) f order by f.due_on nulls last, f.id limit ${size}`.execute(
      db,
    )
    const items = rows.map(({ folder, of_all: _all, ...row }) => ({ ...row, link: documentLink(row.id, folder) }))
    return { total: rows[0]?.of_all ?? 0, items }
  }

const assignments: WaitingSource = {
  id: 'document-assignments',
  title: msg`Поручения по документам`,
  order: 10,
  access: opensDocuments,
  link: '/documents/active',
  read: source(
    (asked) => sql`
    select d.id, d.title, a.words as hint, d.folder, a.due_on from documents.assignment a
    join documents.document d on d.id = a.document_id
    where ${isAsked(asked, 'a.person_id')} and a.done_on is null and d.removed_at is null and d.ended is null`,
  ),
}
const resolutions: WaitingSource = {
  id: 'document-resolutions',
  title: msg`Ждут резолюции`,
  order: 5,
  access: opensDocuments,
  link: '/documents/income',
  read: source(
    (asked) => sql`
    select d.id, d.title, d.correspondent as hint, d.folder, d.due_on from documents.document d
    where ${isAsked(asked, 'd.addressee_id')} and d.folder = 'income' and d.removed_at is null`,
  ),
}
const acquaintance: WaitingSource = {
  id: 'document-acquaintance',
  title: msg`Прочитать документы`,
  order: 20,
  access: opensDocuments,
  link: '/documents/income_info',
  read: source(
    ({ caller }) => sql`
    select d.id, d.title, k.title as hint, d.folder, a.due_on from documents.acquaintance a
    join documents.document d on d.id = a.document_id join documents.kind k on k.id = d.kind_id
    where a.person_id = ${caller.personId}::integer and a.confirmed_at is null and d.status = 'accepted'
      and d.removed_at is null and d.ended is null`,
  ),
}

/** What documents ask of a person: to resolve, to carry out, to read. */
export const waiting: readonly WaitingSource[] = [resolutions, assignments, acquaintance]

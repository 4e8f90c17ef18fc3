import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Folder } from '#platform/contract/enumerations.ts'
import type { ApprovalKind, DescribedSubject } from '#platform/server/approvals.ts'
import { docSign } from '../contract/permissions.ts'
import { documentSubject } from './approval-kind.ts'
import { documentLink } from './document-link.ts'
import { accept, takeBack } from './steps/accept.ts'

interface Row {
  id: number
  title: string
  folder: Folder
  kind_title: string
  author: string
  person: string | null
  correspondent: string | null
  due_on: string | null
}
const describe = ({ id, title, folder, ...row }: Row): DescribedSubject => ({
  id,
  title: `${row.kind_title}: ${title}`,
  link: documentLink(id, folder),
  facts: [
    { title: t`Автор`, value: row.author },
    ...(row.person === null ? [] : [{ title: t`О ком`, value: row.person }]),
    ...(row.correspondent === null ? [] : [{ title: t`Корреспондент`, value: row.correspondent }]),
    ...(row.due_on === null ? [] : [{ title: t`Срок`, value: displayDate(row.due_on) }]),
  ],
})

/** Documents on their way to a decision; each kind of them may have a route of its own. */
export const documentApproval: ApprovalKind = {
  name: documentSubject,
  title: msg`Документ`,
  variants: (db) =>
    db.selectFrom('documents.kind').where('archived_at', 'is', null).select(['id', 'title']).orderBy('index').execute(),
  usual: [{ title: msg`Подпись`, act: 'sign', needs: 'any', days: 3, keys: [docSign] }],
  describe: async (db, ids) => {
    const { rows } = await sql<Row>`
      select d.id, d.title, d.folder, k.title as kind_title, a.full_name as author, p.full_name as person, d.correspondent, d.due_on
      from documents.document d join documents.kind k on k.id = d.kind_id join people.person a on a.id = d.author_id
      left join people.person p on p.id = d.person_id where d.id = any(${[...ids]}::integer[])`.execute(db)
    return rows.map(describe)
  },
  onApproved: accept,
  onReturned: takeBack('returned'),
  onWithdrawn: takeBack('withdrawn'),
}

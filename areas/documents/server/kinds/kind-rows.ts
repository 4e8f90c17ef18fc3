import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { DocumentKind } from '../../contract/kinds.ts'

const partiesOf = (act: 'make' | 'read') => sql`coalesce((
  select jsonb_agg(jsonb_build_object('party', r.party, 'target_id', coalesce(r.unit_id, r.role_id),
    'title', coalesce(u.title, a.title)) order by r.party, u.title, a.title)
  from documents.kind_right r left join organisation.unit u on u.id = r.unit_id left join access.role a on a.id = r.role_id
  where r.kind_id = k.id and r.act = ${act}), '[]')`

/** Kinds in their order, those in the archive last. */
export async function readKinds(db: Database, where: RawBuilder<boolean>): Promise<DocumentKind[]> {
  const { rows } = await sql<DocumentKind>`
    select k.id, k.genre, k.title, k.title_kk, k.subject, k.language, k.deadline_days, k.is_sent, k.journal_key,
      k.is_confidential, ${partiesOf('make')} as makers, ${partiesOf('read')} as readers,
      (select count(*) from documents.document d where d.kind_id = k.id and d.removed_at is null) as documents,
      k.archived_at is not null as is_archived, k.version
    from documents.kind k where ${where}
    order by k.archived_at is not null, k.index, k.title`.execute(db)
  return rows
}

/** Held until the transaction ends. @throws 404 */
export async function lockKind(db: Database, id: number): Promise<DocumentKind> {
  await sql`select from documents.kind where id = ${id} for update`.execute(db)
  const [kind] = await readKinds(db, sql<boolean>`k.id = ${id}`)
  if (!kind) throw notFound()
  return kind
}

const inWords = (parties: DocumentKind['makers']) =>
  parties.map(({ party, title }) => title ?? party).join(', ') || null

/** What the history keeps of a kind. */
export const keptKind = ({
  genre,
  title,
  title_kk,
  subject,
  language,
  deadline_days,
  makers,
  readers,
  ...kind
}: DocumentKind) => ({
  genre,
  title,
  title_kk,
  subject,
  language,
  deadline_days,
  is_sent: kind.is_sent,
  journal: kind.journal_key,
  is_confidential: kind.is_confidential,
  makers: inWords(makers),
  readers: inWords(readers),
  is_archived: kind.is_archived,
})

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { SealContents } from '../contract/seal.ts'
import { codeLength, codeOf } from '../rules/document-code.ts'
import type { SigningMethod } from '../rules/seal-state.ts'

/** Who has signed a paper, in words of that moment. */
export interface Signer {
  accountId: number
  name: string
  post: string | null
  method: SigningMethod
  /** In whose place: «директора Ахметовой А. К.»; absent: for themself. */
  onBehalfOf?: string | null
  /** Absent: now. */
  signedAt?: Date
}
export interface PaperToSeal {
  subjectId: number
  /** As it stands on the paper; null: it has none. */
  number: string | null
  contents: SealContents
  /** In their order. */
  signers: readonly Signer[]
}
export interface Seal {
  id: number
  subjectId: number
  code: string
}

async function writeSigners(db: Database, sealed: readonly (PaperToSeal & { id: number })[]): Promise<void> {
  const signers = sealed.flatMap(({ id, signers: own }) =>
    own.map(({ accountId, name, post, method, onBehalfOf = null, signedAt }, index) => ({
      seal_id: id,
      position: index + 1,
      account_id: accountId,
      name,
      post,
      method,
      on_behalf_of: onBehalfOf,
      signed_at: signedAt?.toISOString() ?? null,
    })),
  )
  await sql`
    insert into seals.signer (seal_id, position, account_id, name, post, on_behalf_of, method, signed_at)
    select seal_id, position, account_id, name, post, on_behalf_of, method, coalesce(signed_at, now())
    from jsonb_to_recordset(${JSON.stringify(signers)}::jsonb) as given(seal_id integer, position smallint,
      account_id integer, name text, post text, on_behalf_of text, method text, signed_at timestamptz)`.execute(db)
}

/**
 * Seals papers of one kind (their table, `room.table`): each gets a code of its own, under which anybody can verify it from now on. What stands in `contents` is what they
 * will be compared with, and never changes. A paper has one valid seal at a time: `replaceSeals` or `revokeSeals` ends the one before.
 * @returns the seals in the order of the papers
 */
export async function sealPapers(
  db: Database,
  { kind, papers, signedOn }: { kind: string; papers: readonly PaperToSeal[]; signedOn: CalendarDate },
): Promise<Seal[]> {
  if (papers.length === 0) return []
  const coded = papers.map((paper) => ({ ...paper, code: codeOf(randomBytes(codeLength)) }))
  const given = coded.map(({ subjectId, number, contents, code }) => ({ subjectId, number, contents, code }))
  const { rows } = await sql<{ id: number; code: string }>`
    insert into seals.seal (code, kind, subject_id, number, signed_on, contents)
    select code, ${kind}, "subjectId", number, ${signedOn}::date, contents
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(code text, "subjectId" integer, number text, contents jsonb)
    returning id, code`.execute(db)
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  const sealed = coded.map((paper) => ({ ...paper, id: ids.get(paper.code) ?? 0 }))
  await writeSigners(db, sealed)
  return sealed.map(({ id, subjectId, code }) => ({ id, subjectId, code }))
}

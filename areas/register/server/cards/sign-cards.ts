import { sql } from 'kysely'
import { takeNumbers } from '#areas/numbering/server/index.ts'
import { replaceSeals, requireSigningProof, sealPapers, type ProvenSigner } from '#areas/seals/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { record } from '#platform/server/history.ts'
import { inTransaction } from '#platform/server/in-transaction.ts'
import { signFinalCards } from '../../contract/final-cards.ts'
import { PaperContent } from '../../contract/paper.ts'
import { sealContents } from '../paper/seal-contents.ts'
import { maySignCards } from '../scope.ts'
import { cardKind, lockCards, requireConfirmed, type CardRow } from './lock-cards.ts'
import { cardNumbers } from './numbered-cards.ts'

/** Cards that may be signed as they stand now, locked; marks may have moved since they were checked. */
async function cardsToSign(db: Database, caller: Caller, ids: readonly number[]): Promise<CardRow[]> {
  const rows = await lockCards(db, ids, 'sign', maySignCards(caller, sql.ref('rc.class_id')))
  await requireConfirmed(db, rows)
  return rows
}

interface Signing {
  today: CalendarDate
  signer: ProvenSigner
}

/** Numbers of cards by their ids: those of each study year run by themselves. */
async function numbersOf(db: Database, rows: readonly CardRow[], { today, signer }: Signing) {
  const years = [...Map.groupBy(rows, ({ year_id }) => year_id)].toSorted(([one], [other]) => one - other)
  const numbers = new Map<number, string>()
  for (const [, own] of years) {
    const taken = await takeNumbers(db, {
      journal: cardNumbers.key,
      on: today,
      inPeriodOf: own[0]?.date_start ?? today,
      subjects: own.map(({ id }) => ({ kind: cardKind, id })),
      by: signer.accountId,
    })
    for (const { subject, text } of taken) numbers.set(subject.id, text)
  }
  return numbers
}

/** The signed versions before these, which hold no more. */
async function replaceFormer(db: Database, personId: number | null, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; seal_id: number; next_id: number }>`
    update register.report_card rc set state = 'replaced', ended_by = ${personId}, ended_at = now()
    from register.report_card next where next.id = any(${[...ids]}::integer[]) and rc.state = 'signed'
      and rc.student_id = next.student_id and rc.year_id = next.year_id and rc.half is not distinct from next.half
      and rc.quarter_id is not distinct from next.quarter_id
    returning rc.id, rc.seal_id, next.id as next_id`.execute(db)
  return rows
}

/** Numbers, seals and the state of the cards: in one transaction. @returns what the history keeps */
export async function signCards(
  db: Database,
  { personId }: Pick<Caller, 'personId'>,
  rows: readonly CardRow[],
  signing: Signing,
) {
  const { today, signer } = signing
  const numbers = await numbersOf(db, rows, signing)
  const papers = rows.map(({ id, version, content }) => ({
    subjectId: id,
    number: numbers.get(id) ?? null,
    contents: sealContents(PaperContent.parse(content), version),
    signers: [signer],
  }))
  const seals = await sealPapers(db, { kind: cardKind, papers, signedOn: today })
  const sealOfCard = new Map(seals.map(({ id, subjectId }) => [subjectId, id]))
  const former = await replaceFormer(
    db,
    personId,
    rows.map(({ id }) => id),
  )
  const replaced = former.map(({ seal_id, next_id }) => ({ id: seal_id, by: sealOfCard.get(next_id) ?? 0 }))
  await replaceSeals(db, { seals: replaced, on: today })
  await sql`
    update register.report_card rc set state = 'signed', seal_id = given."id", signed_by = ${personId}, signed_at = now()
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as given(id integer, "subjectId" integer)
    where rc.id = given."subjectId"`.execute(db)
  return [
    ...former.map(({ id }) => ({
      subject: cardKind,
      id,
      before: { state: 'signed' },
      after: { state: 'replaced' },
    })),
    ...rows.map(({ id, state }) => ({
      subject: cardKind,
      id,
      before: { state },
      after: { state: 'signed', number: numbers.get(id) },
    })),
  ]
}

export const signFinalCardsHandler = handle(
  signFinalCards,
  async (call) => {
    const { body, caller, db, today, context, http } = call
    // what can't be signed is said before a code is used up
    await cardsToSign(db, caller, body.ids)
    const signer = await requireSigningProof(call, body)
    return inTransaction(context.db, async (trx) => {
      const rows = await cardsToSign(trx, caller, body.ids)
      await record(trx, caller, http.request.id, await signCards(trx, caller, rows, { today, signer }))
      return { ids: rows.map(({ id }) => id) }
    })
  },
  { ownTransactions: true },
)

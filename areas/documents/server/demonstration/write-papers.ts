import { sql } from 'kysely'
import { keepUsualRoute, writePastRuns, type PastRun } from '#areas/approvals/server/index.ts'
import { annulNumbers, takeNumbers } from '#areas/numbering/server/index.ts'
import { plainText } from '#areas/rich-text/rules/plain-text.ts'
import { revokeSeals, sealPapers, signerOf } from '#areas/seals/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { textWithFields } from '#areas/templates/rules/text-with-fields.ts'
import type { Database } from '#platform/server/database.ts'
import { isReceived } from '../../rules/genre.ts'
import { documentApproval } from '../approval.ts'
import { documentSubject, kindOfRuns } from '../approval-kind.ts'
import { docSign } from '../../contract/permissions.ts'
import { settleFolders } from '../card/settle.ts'
import { readPaperSources } from '../paper/paper-of.ts'
import { contentsOf } from '../paper/seal-contents.ts'
import { shownKinds } from './shown-kinds.ts'
import { shownLines } from './shown-lines.ts'
import { shownPapers, type ShownPaper } from './shown-papers.ts'
import type { Shown, ShownPeople } from './shown-people.ts'
import { writeFollowing } from './write-following.ts'

export interface Telling {
  db: Database
  today: CalendarDate
  people: ShownPeople
  kinds: ReadonlyMap<string, number>
}
const annulled = 'Издан повторно с уточнённым составом ответственных'
const remark = 'Укажите, за чей счёт и до какого числа'

const genreOf = (paper: ShownPaper) => shownKinds.find(({ key }) => key === paper.kind)?.genre ?? 'internal'
/** An application is decided upon, not signed. */
const byDecision = { title: msg`Решение директора`, act: 'approve', needs: 'any', days: 5, keys: [docSign] } as const
const isDecided = (paper: ShownPaper) => genreOf(paper) === 'application'
const isFinal = ({ state }: ShownPaper) => state === 'accepted' || state === 'annulled'
/** A received paper has its number from its receipt, one of the school's own from the day after it was written. */
const numberedOn = (paper: ShownPaper, today: CalendarDate): CalendarDate | null => {
  if (isReceived(genreOf(paper))) return paper.state === 'draft' ? null : addDays(today, -paper.ago)
  return isFinal(paper) ? addDays(today, -paper.ago + 1) : null
}
const statusOf = ({ state }: ShownPaper) =>
  state === 'returned' ? 'draft' : state === 'annulled' ? 'accepted' : state === 'draft' ? 'draft' : state

async function insertPaper({ db, today, people, kinds }: Telling, paper: ShownPaper): Promise<number> {
  const about = paper.about === 'student' ? people.child : paper.about === 'staff' ? people.teacher : null
  const lines = (shownLines[paper.title] ?? []).map((line) => line.replace('{about}', about?.name ?? ''))
  const content = textWithFields(...lines)
  const madeAt = `${addDays(today, -paper.ago)}T09:00:00Z`
  const { id } = await db
    .insertInto('documents.document')
    .values({
      kind_id: kinds.get(paper.kind) ?? 0,
      status: statusOf(paper),
      title: paper.title,
      language: 'ru',
      content: JSON.stringify({ ru: content }),
      words: plainText(content),
      author_id: people[paper.by].id,
      unit_id: sql<number | null>`(select e.unit_id from people.employment e where e.person_id = ${people[paper.by].id}
        and e.during @> ${today}::date limit 1)`,
      person_id: about?.id ?? null,
      addressee_id: genreOf(paper) === 'incoming' ? people.director.id : null,
      correspondent: paper.correspondent ?? null,
      foreign_number: paper.foreign ?? null,
      foreign_date: paper.foreign === undefined ? null : addDays(today, -paper.ago - 2),
      due_on: paper.due === undefined ? null : addDays(today, paper.due),
      way: paper.way ?? null,
      remark: paper.state === 'returned' ? remark : null,
      accepted_on: isFinal(paper) ? addDays(today, -paper.ago + 1) : null,
      // a check asks for it with the status: it is given below, in the order of the days
      ...(numberedOn(paper, today) === null ? {} : { number: 'x', numbered_on: numberedOn(paper, today) }),
      sent_on: paper.isSent ? addDays(today, -paper.ago + 2) : null,
      sent_how: paper.isSent ? 'Электронной почтой' : null,
      version: paper.state === 'draft' ? 1 : 2,
      made_at: madeAt,
      changed_at: madeAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (paper.state !== 'draft')
    await sql`insert into documents.text (document_id, number, title, content, made_by, made_at)
      select d.id, 1, d.title, d.content, d.author_id, d.made_at from documents.document d where d.id = ${id}`.execute(
      db,
    )
  return id
}

async function numberPaper({ db, people }: Telling, paper: ShownPaper, id: number, on: CalendarDate): Promise<void> {
  const [taken] = await takeNumbers(db, {
    journal: `documents.${paper.kind}`,
    on,
    subjects: [{ kind: documentSubject, id }],
    by: people.uk.account_id,
  })
  await db
    .updateTable('documents.document')
    .set({ number: taken?.text ?? '', numbered_on: on })
    .where('id', '=', id)
    .execute()
}

/** The director has signed it that day; a paper of the school's own has a seal from then on. */
async function sealPaper(
  { db, today, people }: Telling,
  id: number,
  on: CalendarDate,
  isAnnulled: boolean,
): Promise<void> {
  const { account_id: accountId } = people.director
  const signer = { accountId, method: 'password' as const, ...(await signerOf(db, accountId, today)) }
  const signedAt = new Date(`${on}T06:30:00Z`)
  await db
    .insertInto('documents.signature')
    .values({
      document_id: id,
      position: 1,
      account_id: accountId,
      name: signer.name,
      post: signer.post,
      method: 'password',
      signed_at: signedAt,
    })
    .execute()
  const [source] = await readPaperSources(db, [id])
  if (!source) return
  const papers = [
    { subjectId: id, number: source.number, contents: contentsOf(source), signers: [{ ...signer, signedAt }] },
  ]
  const [seal] = await sealPapers(db, { kind: documentSubject, papers, signedOn: on })
  if (!isAnnulled || !seal) return
  await revokeSeals(db, { ids: [seal.id], reason: annulled, on: today })
  await annulNumbers(db, { kind: documentSubject, ids: [id], reason: annulled, on: today, by: accountId })
  await db
    .updateTable('documents.document')
    .set({ ended: 'annulled', ended_on: today, ended_by: people.director.id, ended_reason: annulled })
    .where('id', '=', id)
    .execute()
}

function runOf({ today, people, kinds }: Telling, paper: ShownPaper, id: number): PastRun | null {
  if (paper.state === 'draft' || genreOf(paper) === 'incoming') return null
  const author: Shown = people[paper.by]
  const on = addDays(today, -paper.ago + 1)
  const decision = isFinal(paper) ? ('approved' as const) : ('returned' as const)
  return {
    kind: isDecided(paper) ? kindOfRuns(kinds.get(paper.kind) ?? 0) : documentSubject,
    subjectId: id,
    title: paper.title,
    authorId: author.id,
    startedOn: addDays(today, -paper.ago),
    deciders: [people.director.id],
    outcome: paper.state === 'checking' ? null : { decision, on, remark: decision === 'returned' ? remark : null },
  }
}

/** A month of papers on their way, in the order of their days. */
export async function writeShownPapers(telling: Telling): Promise<void> {
  const { db, today } = telling
  await keepUsualRoute(db, documentApproval)
  for (const { key } of shownKinds.filter(({ genre }) => genre === 'application'))
    await keepUsualRoute(db, { name: kindOfRuns(telling.kinds.get(key) ?? 0), usual: [byDecision] })
  const written: { paper: ShownPaper; id: number }[] = []
  for (const paper of shownPapers.toSorted((one, other) => other.ago - one.ago)) {
    const id = await insertPaper(telling, paper)
    const on = numberedOn(paper, today)
    if (on !== null) await numberPaper(telling, paper, id, on)
    if (isFinal(paper) && !isReceived(genreOf(paper)) && on !== null)
      await sealPaper(telling, id, on, paper.state === 'annulled')
    await writeFollowing(telling, paper, id)
    written.push({ paper, id })
  }
  await writePastRuns(
    db,
    written.flatMap(({ paper, id }) => runOf(telling, paper, id) ?? []),
  )
  await settleFolders(
    db,
    written.map(({ id }) => id),
  )
}

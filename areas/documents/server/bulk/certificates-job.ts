import { sql } from 'kysely'
import * as z from 'zod/mini'
import { dayOfYear } from '#areas/calendar/server/index.ts'
import { renderPapers } from '#areas/rich-text/server/index.ts'
import { resolveTemplate, type ResolvedPaper } from '#areas/templates/server/index.ts'
import { listed, msg } from '#platform/contract/text.ts'
import { id } from '#platform/contract/wire.ts'
import type { Database } from '#platform/server/database.ts'
import { longJob, type Doing, type ItemOutcome } from '#platform/server/long-job/long-job.ts'
import { makeCertificates } from '../../contract/bulk.ts'
import { documentLanguages } from '../../contract/kinds.ts'
import { insertDocuments } from '../card/insert-documents.ts'
import { mayMake } from '../kinds/list-kinds.ts'
import { contentIn } from '../paper/first-text.ts'
import { paperOf, type PaperSource } from '../paper/paper-of.ts'
import { headsOf } from '../paper/papers-of.ts'
import { submitAll } from '../steps/submit.ts'

/** Students of a class, all of them as a rule. */
const ClassPiece = z.object({
  kind_id: id,
  /** The version by which the papers are made, however long that takes. */
  template: id,
  language: z.enum(documentLanguages),
  class_id: id,
  student_ids: z.array(id),
  /** The name of the file, without its ending. */
  file: z.string(),
  /** How many the whole work makes. */
  papers: z.int(),
})
export type ClassPiece = z.infer<typeof ClassPiece>

interface Kind {
  id: number
  title: string
  title_kk: string | null
}
async function readKind(db: Database, kindId: number): Promise<Kind | undefined> {
  return db
    .selectFrom('documents.kind')
    .where('id', '=', kindId)
    .where('archived_at', 'is', null)
    .select(['id', 'title', 'title_kk'])
    .executeTakeFirst()
}
/** Those of the piece who are in its class still, in their order. */
async function readStudents(db: Database, { class_id, student_ids }: ClassPiece, today: string) {
  const { rows } = await sql<{ id: number; full_name: string }>`
    select p.id, p.full_name from unnest(${student_ids}::integer[]) with ordinality as asked(id, place)
    join people.person p on p.id = asked.id
    where exists (select from classes.class_member m join classes.class c on c.id = m.class_id
      join calendar.study_year y on y.id = c.year_id
      where m.student_id = p.id and c.id = ${class_id} and m.during @> ${dayOfYear(today)})
    order by asked.place`.execute(db)
  return rows
}

interface Certificate {
  id: number
  full_name: string
  content: PaperSource['content']
}
/** As they stand before anybody has signed: drawn first, so that no row is held while threads draw. */
async function draw({ context, input }: Doing<ClassPiece>, kind: Kind, made: readonly Certificate[]) {
  const head = await headsOf(context)(input.language)
  const papers = made.map(({ content }) =>
    paperOf(
      {
        id: 0,
        title: kind.title,
        language: input.language,
        content,
        number: null,
        numbered_on: null,
        kind_title: kind.title,
        kind_title_kk: kind.title_kk,
      },
      { head, signatures: [], seal: null, publicUrl: context.publicUrl },
    ),
  )
  return renderPapers(context, papers, 'pdf')
}

/** Names up to this many are said, of more there are their count. */
const maxNamed = 3
/** What is to be written in by hand, field by field, for whoever has begun the work. */
function detailOf(papers: readonly ResolvedPaper[], names: ReadonlyMap<number, string>) {
  const made = msg`Справок: ${papers.length}`
  const lacking = papers.flatMap(({ id: person, missing }) =>
    missing.map((field) => ({ field, name: names.get(person) ?? '' })),
  )
  const fields = [...Map.groupBy(lacking, ({ field }) => field)].map(([field, of]) => {
    const whose = of.length > maxNamed ? String(of.length) : of.map(({ name }) => name).join(', ')
    return `${field} (${whose})`
  })
  return fields.length === 0 ? made : listed([made, msg`впишите сами: ${fields.join('; ')}`], '. ')
}

async function makePiece(doing: Doing<ClassPiece>): Promise<ItemOutcome> {
  const { db, caller, input, context, today, jobId, keepFile } = doing
  const kind = await readKind(db, input.kind_id)
  if (!kind || caller.personId === null) return { outcome: 'refused', detail: msg`Этот вид документов убран в архив` }
  const students = await readStudents(db, input, today)
  if (students.length === 0) return { outcome: 'refused', detail: msg`Учеников уже нет в классе` }
  const subjects = students.map((student) => ({ id: student.id, own: { title: kind.title } }))
  const papers = await resolveTemplate({ db, today, context, caller }, input.template, subjects)
  const made = students.map((student, index) => ({ ...student, content: contentIn(input.language, papers[index]) }))
  const bytes = await draw(doing, kind, made)
  const { language, template } = input
  const documents = await insertDocuments(doing, { kind, language, template, author: caller.personId }, made)
  await submitAll(doing, documents, { title: kind.title, count: input.papers, subject: `long-job-${jobId}` })
  await keepFile({ name: `${input.file.replaceAll('/', '-')}.pdf`, sheets: made.length, bytes, reach: input })
  const left = input.student_ids.length - students.length
  if (left > 0) return { outcome: 'refused', detail: msg`Учеников уже нет в классе: ${left}`, notDone: left }
  const names = new Map(students.map((student) => [student.id, student.full_name]))
  return { outcome: 'done', detail: detailOf(papers, names) }
}

/** Certificates of classes: each class is an item with a file of its own. */
export const certificatesJob = longJob({
  kind: 'documents.certificates',
  input: ClassPiece,
  access: makeCertificates.access,
  reaches: async ({ db, caller, today }, inputs) => {
    const { rows } = await sql<{ id: number }>`
      select k.id from documents.kind k
      where k.id = any(${inputs.map(({ kind_id }) => kind_id)}::integer[]) and ${mayMake(caller, today)}`.execute(db)
    const mine = new Set(rows.map((row) => row.id))
    return inputs.map(({ kind_id }) => mine.has(kind_id))
  },
  act: makePiece,
})

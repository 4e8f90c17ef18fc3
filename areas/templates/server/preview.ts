import { sql } from 'kysely'
import { countPersons } from '#areas/access/server/index.ts'
import type { Paper } from '#areas/rich-text/contract/paper.ts'
import { letterHead, pictureLinks, renderPaper } from '#areas/rich-text/server/index.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import { notFound } from '#platform/server/refusal.ts'
import { exportTemplate, previewTemplate, printTemplate, type Flaw } from '../contract/preview.ts'
import { templateFlaws } from '../rules/template-flaws.ts'
import { fieldsOfKind, findKind, lostKind } from './fields-of-kind.ts'
import { readerOf } from './read-template.ts'
import { resolveTexts, type Texts } from './resolve-template.ts'
import { readNewest, readTexts } from './template-rows.ts'

interface Asking {
  db: Database
  caller: Caller
  today: string
  context: AppContext
}

const readTemplate = async (db: Database, id: number) => {
  const row = await db
    .selectFrom('templates.template')
    .where('id', '=', id)
    .select(['kind', 'title'])
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Only those whom the caller may open; a person is counted as read. @throws 404 for anybody else */
async function requireSubject(asking: Asking, kindKey: string, id: number): Promise<void> {
  const { templateSources } = asking.context
  const kind = await findKind(templateSources, asking.db, kindKey)
  const subject = templateSources.subjects.find(({ key }) => key === kind?.subject)
  if (!subject || !(await subject.mayUse(asking, id))) throw notFound()
  if (subject.isPerson) await countPersons(asking, asking.caller.personId === id ? [] : [id])
}

async function resolved(asking: Asking, kind: string, texts: Texts, subjectId: number | null) {
  if (subjectId !== null) await requireSubject(asking, kind, subjectId)
  const [paper] = await resolveTexts(asking, kind, texts, subjectId === null ? null : [{ id: subjectId }])
  if (!paper) throw notFound()
  return paper
}

async function flawsOf({ db, context }: Asking, key: string, texts: Texts): Promise<Flaw[]> {
  const kind = (await findKind(context.templateSources, db, key)) ?? lostKind(key)
  const { fields } = fieldsOfKind(context.templateSources, kind)
  return (['ru', 'kk'] as const).flatMap((language) => {
    const text = texts[language]
    return text === null ? [] : templateFlaws(text, fields, language).map((flaw) => ({ language, ...flaw }))
  })
}

const previewHandler = handle(
  previewTemplate,
  async (call) => {
    const { params, body, db, caller, context } = call
    const { kind } = await readTemplate(db, params.id)
    const { texts, missing } = await resolved(call, kind, body, body.subject_id)
    const pictures = await pictureLinks(db, readerOf(context, caller), [body.ru, body.kk])
    return { texts, missing, flaws: await flawsOf(call, kind, body), pictures }
  },
  // it reads, whatever it is called
  { ownTransactions: true },
)

interface FileCall extends Asking {
  params: { id: number }
  query: { subject_id?: number | undefined; version_id?: number | undefined }
  record: (...changes: Change[]) => Promise<void>
}
async function fileOf(call: FileCall, form: 'pdf' | 'docx') {
  const { params, query, db, context, caller, record } = call
  const { kind, title } = await readTemplate(db, params.id)
  const [given] =
    query.version_id === undefined
      ? [await readNewest(db, params.id)]
      : await readTexts(db, sql<boolean>`v.id = ${query.version_id} and v.template_id = ${params.id}`)
  if (!given) throw notFound()
  const { texts } = await resolved(call, kind, given, query.subject_id ?? null)
  const head = await letterHead(
    context,
    texts.map(({ language }) => language),
  )
  const paper: Paper = { title, texts, head, signatures: [], seal: null, footer: title }
  const bytes = await renderPaper(context, paper, form)
  if (query.subject_id !== undefined)
    await record({
      subject: 'platform.export',
      id: caller.accountId,
      after: { list: 'template', template_id: params.id, subject_id: query.subject_id },
    })
  return { name: `${title}.${form}`, bytes }
}

export const previewHandlers = [
  previewHandler,
  handle(printTemplate, (call) => fileOf(call, 'pdf')),
  handle(exportTemplate, (call) => fileOf(call, 'docx')),
]

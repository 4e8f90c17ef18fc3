import { sql } from 'kysely'
import { routeToSend } from '#areas/approvals/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { beginLongJob } from '#platform/server/long-job/long-job.ts'
import { conflict, forbidden, notFound, refuse } from '#platform/server/refusal.ts'
import { makeCertificates } from '../../contract/bulk.ts'
import type { DocumentLanguage } from '../../contract/kinds.ts'
import { kindOfRuns } from '../approval-kind.ts'
import { certificatesJob, type ClassPiece } from './certificates-job.ts'
import { readCertificateKinds, readClassesOfYear, templateIn } from './certificate-choices.ts'

/** Students of one item: so many papers are written and drawn in one transaction. */
const maxInPiece = 40

/** What the certificates are made by. @throws Refusal 409, 422 */
async function requireKind(
  { db, context }: { db: Database; context: AppContext },
  { kind_id, language }: { kind_id: number; language: DocumentLanguage },
) {
  const [kind] = await readCertificateKinds(db, sql<boolean>`k.id = ${kind_id}`)
  if (!kind) throw refuse('kind_id', msg`Целому классу составляют справки об учениках: выберите такой вид`)
  if (kind.templates.length === 0) throw refuse('kind_id', msg`У этого вида нет опубликованного шаблона`)
  const template = templateIn(kind.templates, language)
  if (!template) throw refuse('language', msg`На этом языке шаблона нет`)
  if (!(await routeToSend({ db, context }, kindOfRuns(kind.id))))
    throw conflict(msg`Маршрут согласования не задан: его заводит тот, кто ведёт шаблоны документов`)
  return { id: kind.id, title: kind.title, template: template.version_id }
}

/** Ids in as few lists as they need, of as equal a length as they can have. */
function piecesOf(ids: readonly number[]): number[][] {
  const count = Math.ceil(ids.length / maxInPiece)
  const each = Math.ceil(ids.length / count)
  return Array.from({ length: count }, (_, index) => ids.slice(index * each, (index + 1) * each))
}

export const makeCertificatesHandler = handle(makeCertificates, async (call) => {
  const { body, caller, db, today, context, record } = call
  if (caller.personId === null) throw forbidden(msg`Учётная запись не связана с человеком школы`)
  const kind = await requireKind(call, body)
  const which = body.everybody ? sql<boolean>`true` : sql<boolean>`c.id = any(${body.class_ids}::integer[])`
  const classes = await readClassesOfYear(db, which, today)
  if (!body.everybody && classes.length < new Set(body.class_ids).size) throw notFound()
  const full = classes.filter(({ student_ids }) => student_ids.length > 0)
  if (full.length === 0) throw refuse('class_ids', msg`В выбранных классах нет учеников`)
  const papers = full.reduce((sum, { student_ids }) => sum + student_ids.length, 0)
  const items = full.flatMap(({ id: class_id, title, student_ids }) =>
    piecesOf(student_ids).map((ids, index, { length }) => {
      const name = length === 1 ? title : `${title} (${index + 1})`
      const input: ClassPiece = {
        kind_id: kind.id,
        template: kind.template,
        language: body.language,
        class_id,
        student_ids: ids,
        file: `${kind.title} ${name}`,
        papers,
      }
      return { title: name, input, size: ids.length }
    }),
  )
  const id = await beginLongJob({ db, context }, certificatesJob, {
    caller,
    title: msg`Справки классам: ${kind.title}`,
    items,
  })
  await record({ subject: 'platform.long_job', id, after: { certificates: papers } })
  return { id }
})

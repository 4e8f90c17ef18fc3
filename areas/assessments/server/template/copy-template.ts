import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { record as recordIn } from '#platform/server/history.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import type { TemplateWork } from '../../contract/attestation.ts'
import { copyTemplate, previewCopy, type Copy } from '../../contract/template.ts'
import { hasWorks, templateObjection } from '../../rules/template-objection.ts'
import {
  holdTemplates,
  isSameTemplate,
  planText,
  requireStudyYear,
  templateWorks,
  writeTemplates,
  type LineTemplate,
} from './template-rows.ts'

/** Templates of the lines of the year before that say the same course in the same place, by the line of this year. */
export async function ofLastYear(
  db: Database,
  lines: readonly Pick<LineTemplate, 'line_id'>[],
): Promise<Map<number, TemplateWork[]>> {
  const { rows } = await sql<{ line_id: number; works: TemplateWork[] }>`
    select r.id as line_id, ${templateWorks(sql.ref('former.id'))} as works
    from curriculum.rup_line r join classes.parallel p on p.id = r.parallel_id
    join calendar.study_year y on y.id = r.year_id
    join lateral (select id from calendar.study_year earlier where earlier.date_end < y.date_start
      order by earlier.date_start desc limit 1) last on true
    join curriculum.rup_line former on former.year_id = last.id and former.course_id = r.course_id
      and former.language = r.language and former.profile = r.profile and former.class_id is null
    join classes.parallel fp on fp.id = former.parallel_id and fp.number = p.number
    join assessments.template kept on kept.line_id = former.id
    where r.id = any(${lines.map(({ line_id }) => line_id)}::integer[])`.execute(db)
  return new Map(rows.map(({ line_id, works }) => [line_id, works]))
}

interface Given {
  line: LineTemplate
  works: readonly TemplateWork[]
}
interface Copying {
  given: Given[]
  /** Lines that stay as they are: their mode has no works, or last year had no template for them. */
  left: LineTemplate[]
}

/** What each line is to be given. @throws Refusal 404, 409, 422 */
async function copying(db: Database, { line_ids, from }: Copy, today: string): Promise<Copying> {
  const lines = await holdTemplates(db, [...new Set(line_ids)], today)
  if (lines.length < new Set(line_ids).size) throw notFound()
  requireStudyYear(lines)
  const worksFor = await source(db, from, { lines, today })
  const given = lines.flatMap((line): Given[] => {
    const works = hasWorks(line.grading_mode as GradingMode) ? worksFor(line) : undefined
    return works === undefined ? [] : [{ line, works }]
  })
  const taken = new Set(given.map(({ line }) => line))
  return { given, left: lines.filter((line) => !taken.has(line)) }
}

async function source(
  db: Database,
  from: Copy['from'],
  { lines, today }: { lines: readonly LineTemplate[]; today: string },
): Promise<(line: LineTemplate) => readonly TemplateWork[] | undefined> {
  if (from.source === 'last_year') {
    const former = await ofLastYear(db, lines)
    return ({ line_id }) => former.get(line_id)
  }
  if (from.source === 'works') {
    const objection = templateObjection('every_quarter', from.works)
    if (objection) throw refuse(['from', 'works'], objection)
    return () => from.works
  }
  const [line] = await holdTemplates(db, [from.line_id], today)
  if (!line || line.version === 0) throw refuse(['from', 'line_id'], msg`У этой строки плана СОР и СОЧ нет`)
  return () => line.works
}

export const copyTemplateHandler = handle(copyTemplate, async ({ body, caller, db, today, http }) => {
  const { given } = await copying(db, body, today)
  const changes = await writeTemplates(db, given)
  if (changes.length === 0) return { changed: 0, batch: null }
  const batch = randomUUID()
  await recordIn(db, caller, http.request.id, changes, batch)
  return { changed: changes.length, batch }
})

const lineText = ({ course, parallel }: LineTemplate) => t`${course}, ${parallel} класс`

export const previewCopyHandler = handle(previewCopy, async ({ body, db, today }) => {
  const { given, left } = await copying(db, body, today)
  const changed = given.filter(({ line, works }) => !isSameTemplate(line.works, works))
  const said = (works: readonly TemplateWork[]) => planText(works) || t`работ нет`
  const effects = [
    {
      title: t`Изменится план`,
      items: changed.map(({ line, works }) => `${lineText(line)}: ${said(line.works)} → ${said(works)}`),
    },
    { title: t`Останется как есть`, items: left.map(lineText) },
  ]
  const total = t`План изменится у строк: ${changed.length}`
  return { obstacles: [], effects: effects.filter(({ items }) => items.length > 0), total }
})

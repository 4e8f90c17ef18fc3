import { sql, type RawBuilder } from 'kysely'
import { roman } from '#platform/contract/roman.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { conflict } from '#platform/server/refusal.ts'
import type { TemplateWork } from '../../contract/attestation.ts'
import { plannedWorksText } from '../../rules/planned-works.ts'

export const templateSubject = 'assessments.template'

/** A line of the РУП with its template; without one `version` is 0 and `works` are none. */
export interface LineTemplate {
  line_id: number
  course: string
  course_id: number
  parallel: number
  grading_mode: string
  year_id: number
  is_over: boolean
  version: number
  works: TemplateWork[]
}

/** Works of a template in order, as JSON, of the line in `line`. */
export const templateWorks = (line: RawBuilder<unknown>): RawBuilder<TemplateWork[]> => sql<TemplateWork[]>`coalesce((
  select jsonb_agg(jsonb_build_object('quarter', tw.quarter, 'kind', tw.kind, 'number', tw.number, 'title', tw.title,
    'maximum', tw.maximum) order by tw.quarter, tw.kind = 'soch', tw.number)
  from assessments.template_work tw where tw.line_id = ${line}), '[]')`

/** Lines with their templates, held till the end of the transaction. */
export async function holdTemplates(db: Database, ids: readonly number[], today: string): Promise<LineTemplate[]> {
  await sql`select from curriculum.rup_line where id = any(${[...ids]}::integer[]) order by id for no key update`.execute(
    db,
  )
  const { rows } = await sql<LineTemplate>`
    select r.id as line_id, co.title as course, r.course_id, p.number as parallel, r.grading_mode, r.year_id,
      y.date_end < ${today}::date as is_over, coalesce(template.version, 0) as version,
      ${templateWorks(sql.ref('r.id'))} as works
    from curriculum.rup_line r join curriculum.course co on co.id = r.course_id
    join classes.parallel p on p.id = r.parallel_id join calendar.study_year y on y.id = r.year_id
    left join assessments.template template on template.line_id = r.id
    where r.id = any(${[...ids]}::integer[]) order by r.id`.execute(db)
  return rows
}

/** @throws Refusal 409 */
export function requireStudyYear(lines: readonly Pick<LineTemplate, 'is_over'>[]): void {
  if (lines.some(({ is_over }) => is_over)) throw conflict(msg`Учебный год закончился: его аттестация не меняется`)
}

/** «I: 3 СОР, СОЧ · II: 2 СОР»; empty where nothing is planned. */
export function planText(works: readonly Pick<TemplateWork, 'quarter' | 'kind'>[]): string {
  const byQuarter = [...Map.groupBy(works, ({ quarter }) => quarter)].toSorted(([one], [other]) => one - other)
  return byQuarter
    .map(([quarter, own]) => {
      const sor = own.filter(({ kind }) => kind === 'sor').length
      return `${roman(quarter)}: ${plannedWorksText({ sor_min: sor, sor_max: sor, soch_groups: own.length - sor })}`
    })
    .join(' · ')
}

const kept = ({ course, parallel }: LineTemplate, works: readonly TemplateWork[]) => ({
  course,
  parallel,
  plan: planText(works),
  works,
})

const order = (works: readonly TemplateWork[]) =>
  works.toSorted(
    (a, b) => a.quarter - b.quarter || Number(a.kind === 'soch') - Number(b.kind === 'soch') || a.number - b.number,
  )
const asText = (works: readonly TemplateWork[]) =>
  JSON.stringify(order(works).map((one) => [one.quarter, one.kind, one.number, one.title, one.maximum]))
export const isSameTemplate = (one: readonly TemplateWork[], other: readonly TemplateWork[]): boolean =>
  asText(one) === asText(other)

/** Gives lines their works. @returns what has changed, for the history: of lines that say the same already nothing */
export async function writeTemplates(
  db: Database,
  given: readonly { line: LineTemplate; works: readonly TemplateWork[] }[],
): Promise<Change[]> {
  const changed = given.filter(({ line, works }) => !isSameTemplate(line.works, works))
  if (changed.length === 0) return []
  const ids = changed.map(({ line }) => line.line_id)
  const rows = changed.flatMap(({ line, works }) => works.map((work) => ({ ...work, line_id: line.line_id })))
  await sql`insert into assessments.template as t (line_id) select unnest(${ids}::integer[])
    on conflict (line_id) do update set version = t.version + 1`.execute(db)
  await sql`delete from assessments.template_work where line_id = any(${ids}::integer[])`.execute(db)
  await sql`insert into assessments.template_work (line_id, quarter, kind, number, title, maximum)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(line_id integer, quarter smallint, kind text,
      number smallint, title text, maximum smallint)`.execute(db)
  return changed.map(({ line, works }) => ({
    subject: templateSubject,
    id: line.line_id,
    before: kept(line, line.works),
    after: kept(line, order(works)),
  }))
}

import { sql } from 'kysely'
import { displayNumber } from '#platform/contract/number.ts'
import { gradingModeTitles, type GradingMode } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { LateChange } from '../../../contract/rup-approval.ts'
import { componentTitles, type Component } from '../../../rules/components.ts'
import { lateChanges } from '../../../rules/late-changes.ts'
import { planColumnTitle } from '../../../rules/parallel-title.ts'
import type { PlanLanguage } from '../../../rules/plan-column.ts'

/** A line as the history keeps it. */
interface KeptLine {
  parallel: number
  language: PlanLanguage
  profile: string
  class: string | null
  course: string
  hours: number
  hours_year: number | null
  component: Component
  subgroups: number
  grading_mode: GradingMode
}
interface Row {
  id: number
  at: string
  who: string | null
  before: KeptLine | null
  after: KeptLine | null
}

const said = ['hours', 'hours_year', 'component', 'subgroups', 'grading_mode'] as const
const isSame = (one: KeptLine, other: KeptLine): boolean => said.every((field) => one[field] === other[field])
const placeOf = ({ parallel, language, profile, class: own, course }: KeptLine): string =>
  JSON.stringify([parallel, language, profile, own, course])

/** A line in words: its hours, and of the rest what is different from the other. */
function wordsOf(line: KeptLine, other: KeptLine | null): string {
  const differs = (field: (typeof said)[number]) => other !== null && other[field] !== line[field]
  return [
    t`${displayNumber(line.hours)} ч в неделю`,
    differs('hours_year') && line.hours_year !== null ? t`${displayNumber(line.hours_year)} ч в год` : '',
    differs('component') ? componentTitles[line.component] : '',
    differs('subgroups') ? t`подгрупп: ${line.subgroups}` : '',
    differs('grading_mode') ? gradingModeTitles[line.grading_mode] : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Lines of a year that are different from those that stood at its approval. */
export async function lateChangesOf(db: Database, yearId: number): Promise<LateChange[]> {
  const { rows } = await sql<Row>`
    select h.id, to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, who.full_name as who, h.before, h.after
    from curriculum.plan p join history.change h on h.at > p.approved_at
    left join access.person who on who.admin_user_id = h.account_id
    where p.year_id = ${yearId} and h.subject = 'curriculum.rup_line'
      and (coalesce(h.after, h.before) ->> 'year_id')::integer = ${yearId}
    order by h.id`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const changes = rows.flatMap(({ id, before, after }) => {
    const line = after ?? before
    return line === null ? [] : [{ id, place: placeOf(line), before, after }]
  })
  return lateChanges(changes, isSame).flatMap(({ last, was, is }) => {
    const [line, row] = [is ?? was, byId.get(last)]
    if (line === null || row === undefined) return []
    return {
      id: last,
      course: line.course,
      column: planColumnTitle({ ...line, class_title: line.class }),
      was: was && wordsOf(was, is),
      is: is && wordsOf(is, was),
      at: row.at,
      who: row.who,
    }
  })
}

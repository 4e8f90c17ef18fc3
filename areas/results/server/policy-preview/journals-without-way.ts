import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { quarterTitle } from '#areas/calendar/rules/periods.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { roman } from '#platform/contract/roman.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { quartersOfPeriod, type CoursePeriod } from '#areas/grading/rules/course-marks.ts'
import { weightsIn } from '#areas/grading/rules/grading-mode.ts'
import type { GradingPolicy } from '#areas/grading/rules/policy.ts'
import type { GroupRules, PolicyPreview } from '#areas/grading/server/index.ts'
import { readWorks, type WorkRow } from '../course-rows.ts'
import { begunResults } from './begun-results.ts'

const maxShown = 20

interface WithoutWay {
  groupId: number
  period: CoursePeriod
}

/** Open periods of a group in which nothing that a policy counts is planned. */
function periodsWithoutWay(
  group: GroupRules,
  planned: readonly WorkRow[],
  policy: GradingPolicy,
  today: CalendarDate,
): WithoutWay[] {
  const weights = weightsIn(group.mode, policy)
  if (weights.fo > 0) return []
  const quarterOf = (id: number) => group.quarters.find((quarter) => quarter.id === id)?.number ?? 0
  const counted = planned.filter(({ kind }) => weights[kind] > 0).map(({ quarter_id }) => quarterOf(quarter_id))
  return begunResults(group, today).flatMap(({ place: { period }, isOpen }) =>
    period === null || !isOpen || quartersOfPeriod(period).some((number) => counted.includes(number))
      ? []
      : [{ groupId: group.id, period }],
  )
}

const periodTitle = ({ kind, number }: CoursePeriod): string =>
  kind === 'quarter' ? quarterTitle(number) : t`${roman(number)} полугодие`

/**
 * Journals whose period goes on and where a policy leaves no way to a result as the plans stand: ФО weigh nothing, and no work
 * that weighs anything is planned. The first of them by name.
 */
export async function journalsWithoutWay(
  db: Database,
  groups: readonly GroupRules[],
  policy: GradingPolicy,
  today: CalendarDate,
): Promise<PolicyPreview['without_way']> {
  if (policy.weights.fo > 0) return { count: 0, named: [] }
  const works = Map.groupBy(
    await readWorks(
      db,
      groups.map(({ id }) => id),
    ),
    ({ group_id }) => group_id,
  )
  const found = groups.flatMap((group) => periodsWithoutWay(group, works.get(group.id) ?? [], policy, today))
  const shown = found.slice(0, maxShown)
  const { rows } = await sql<{ id: number; title: string }>`
    select g.id, ${groupInWords(sql.ref('g.id'))} as title from classes.study_group g
    where g.id = any(${shown.map(({ groupId }) => groupId)})`.execute(db)
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  return {
    count: found.length,
    named: shown.map(({ groupId, period }) => `${titles.get(groupId)}: ${periodTitle(period)}`),
  }
}

import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { foreseePolicy, type PolicyConsequences } from '../../contract/grading-policy.ts'
import { courseResults, type CourseInput, type CourseResult } from '../../rules/course-results.ts'
import { formulaOf, type GradingPolicy } from '../../rules/grading-policy.ts'
import { isPeriodOpen } from '../../rules/period-state.ts'
import { policyChange, policyChanges, type PolicyChange } from '../../rules/policy-change.ts'
import { gradingOfGroup } from '../group-grading.ts'
import { readCourses, type GroupCourse } from '../results/read-courses.ts'
import { isMemberAtEnd, placeOfResult, type ResultPlace } from '../results/result-place.ts'
import { groupRules, type GroupRules } from '../save/group-facts.ts'
import { demandSound, demandYear } from './demand-policy.ts'

/** Few enough that other calls get their turn in between. */
const groupsAtOnce = 20

async function readGradedGroups(db: Database, yearId: number): Promise<GroupRules[]> {
  const { rows } = await sql<GroupRules>`
    select ${groupRules} from classes.study_group g ${gradingOfGroup}
    where g.year_id = ${yearId} and grading.mode not in ('not_evaluated', 'no_in_rup') order by g.id`.execute(db)
  return rows
}

/** The place of a computed result; null where the year lacks its quarters. */
function placeOf(group: GroupRules, { type, period }: CourseResult): ResultPlace | null {
  if (period === null) return group.quarters.length === 0 ? null : placeOfResult(group, { type })
  if (period.kind === 'quarter') {
    const quarter = group.quarters.find(({ number }) => number === period.number)
    return quarter ? placeOfResult(group, { type, quarter_id: quarter.id }) : null
  }
  const half = period.number === 1 ? 1 : 2
  const hasHalf = group.quarters.some(({ number }) => Math.ceil(number / 2) === half)
  return hasHalf ? placeOfResult(group, { type, half }) : null
}

/** As the course stands once the policy is superseded: what was closed by the one now in force keeps it. */
const superseded = (input: CourseInput, policy: GradingPolicy): CourseInput => ({
  ...input,
  policy,
  results: input.results.map((result) => ({ ...result, policy: result.policy ?? input.policy })),
})

type Tally = Pick<PolicyConsequences, 'set' | 'kept'> & { byParallel: Map<number, Record<PolicyChange, number>> }

const noChanges = (): Record<PolicyChange, number> => ({ better: 0, worse: 0, appears: 0, vanishes: 0, letter: 0 })

function countGroup(
  { group, students }: GroupCourse<GroupRules>,
  policy: GradingPolicy,
  today: CalendarDate,
  tally: Tally,
) {
  const own = tally.byParallel.get(group.parallel) ?? noChanges()
  tally.byParallel.set(group.parallel, own)
  for (const { input, memberships } of students) {
    if (!input) continue
    const after = courseResults(superseded(input, policy))
    courseResults(input).forEach((result, index) => {
      const place = placeOf(group, result)
      if (!place || place.start > today || !isMemberAtEnd(memberships, place, today)) return
      if (result.set && !isPeriodOpen(place.closing, today)) return void tally.kept++
      const computed = after[index]?.computed
      const change = computed ? policyChange(result.computed, computed) : null
      if (change === null) return
      if (result.set) tally.set++
      else own[change]++
    })
  }
}

/** What a policy would change in the results of a year; in some statements for every few groups. */
async function consequencesOf(db: Database, yearId: number, policy: GradingPolicy, today: CalendarDate) {
  const groups = await readGradedGroups(db, yearId)
  const tally: Tally = { set: 0, kept: 0, byParallel: new Map() }
  for (let from = 0; from < groups.length; from += groupsAtOnce)
    for (const course of await readCourses(db, groups.slice(from, from + groupsAtOnce), null, today))
      countGroup(course, policy, today, tally)
  const sum = (changes: Record<PolicyChange, number>) =>
    policyChanges.reduce((total, change) => total + changes[change], 0)
  const parallels = [...tally.byParallel]
    .map(([parallel, changes]) => ({ parallel, changed: sum(changes), changes }))
    .filter(({ changed }) => changed > 0)
    .toSorted((a, b) => a.parallel - b.parallel)
  const changes = noChanges()
  for (const one of parallels) for (const change of policyChanges) changes[change] += one.changes[change]
  return { changed: sum(changes), changes, parallels, set: tally.set, kept: tally.kept }
}

export const foresee = handle(foreseePolicy, async ({ body, db, today }) => {
  const { year_id, ...given } = body
  demandSound(given)
  await demandYear(db, year_id, today)
  return consequencesOf(db, year_id, { version: 0, formula: formulaOf(given.weights), ...given }, today)
})

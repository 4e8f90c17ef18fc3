import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { courseOutcomeOf, type CourseInput } from '#areas/grading/rules/course-results.ts'
import type { GradingPolicy } from '#areas/grading/rules/policy.ts'
import { policyChange, policyChanges, type PolicyChange } from '#areas/grading/rules/policy-change.ts'
import { computesAlike } from '#areas/grading/rules/policy-scope.ts'
import {
  type ComputePolicyPreview,
  type PolicyPreview,
  gradingOfGroup,
  groupRules,
  type GroupRules,
} from '#areas/grading/server/index.ts'
import type { GroupCourse } from '../read-courses.ts'
import { readUnsettledCourses } from './unsettled-courses.ts'
import { isMemberAtEnd, isStoredFor } from '../result-place.ts'
import { begunResults } from './begun-results.ts'
import { journalsWithoutWay } from './journals-without-way.ts'

/** Few enough that other calls get their turn in between. */
const groupsCounted = 25

async function readGradedGroups(db: Database, yearId: number): Promise<GroupRules[]> {
  const { rows } = await sql<GroupRules>`
    select ${groupRules} from classes.study_group g ${gradingOfGroup}
    where g.year_id = ${yearId} and grading.mode not in ('not_evaluated', 'no_in_rup') order by g.id`.execute(db)
  return rows
}

/** As the course stands once the policy is superseded: what was closed by the one now in force keeps it. */
const superseded = (input: CourseInput, policy: GradingPolicy): CourseInput => ({
  ...input,
  policy,
  results: input.results.map((result) => ({ ...result, policy: result.policy ?? input.policy })),
})

type Tally = Pick<PolicyPreview, 'set' | 'kept'> & { byParallel: Map<number, Record<PolicyChange, number>> }

const noChanges = (): Record<PolicyChange, number> => ({ better: 0, worse: 0, appears: 0, vanishes: 0, letter: 0 })

const isAlikeFor = ({ policy: present, ...group }: GroupRules, policy: GradingPolicy): boolean =>
  present !== null && computesAlike(present.rules, policy, group)

function countGroup(
  { group, students }: GroupCourse<GroupRules>,
  policy: GradingPolicy,
  today: CalendarDate,
  tally: Tally,
) {
  const own = tally.byParallel.get(group.parallel) ?? noChanges()
  tally.byParallel.set(group.parallel, own)
  const isAlike = isAlikeFor(group, policy)
  const results = begunResults(group, today)
  for (const { input, memberships, stored } of students) {
    if (!input) continue
    const after = superseded(input, policy)
    for (const { place, isOpen } of results) {
      if (!isMemberAtEnd(memberships, place, today)) continue
      const isSet = stored.some((row) => isStoredFor(row, place))
      if (isSet && !isOpen) tally.kept++
      if (isAlike || (isSet && !isOpen)) continue
      const [was, is] = [courseOutcomeOf(input, place), courseOutcomeOf(after, place)]
      const change = was && is && policyChange(was.computed, is.computed)
      if (change === null) continue
      if (isSet) tally.set++
      else own[change]++
    }
  }
}

function sumOf({ set, kept, byParallel }: Tally): Omit<PolicyPreview, 'without_way'> {
  const sum = (changes: Record<PolicyChange, number>) =>
    policyChanges.reduce((total, change) => total + changes[change], 0)
  const parallels = [...byParallel]
    .map(([parallel, changes]) => ({ parallel, changed: sum(changes), changes }))
    .filter(({ changed }) => changed > 0)
    .toSorted((a, b) => a.parallel - b.parallel)
  const changes = noChanges()
  for (const one of parallels) for (const change of policyChanges) changes[change] += one.changes[change]
  return { changed: sum(changes), changes, parallels, set, kept }
}

/** What a policy would change in the results of a year, one parallel after the other. */
export const computePolicyPreview: ComputePolicyPreview = async (db, yearId, policy, today) => {
  const groups = await readGradedGroups(db, yearId)
  const parallels = [...Map.groupBy(groups, ({ parallel }) => parallel)].toSorted(([one], [other]) => one - other)
  return { total: parallels.length, counted: countParallels(db, { groups, parallels, policy, today }) }
}

interface Counting {
  groups: readonly GroupRules[]
  parallels: readonly [number, GroupRules[]][]
  policy: GradingPolicy
  today: CalendarDate
}

async function* countParallels(
  db: Database,
  { groups, parallels, policy, today }: Counting,
): AsyncGenerator<number, PolicyPreview> {
  const tally: Tally = { set: 0, kept: 0, byParallel: new Map() }
  const isComputed = (group: GroupRules) => !isAlikeFor(group, policy)
  const read = (place: number) => {
    const reading = readUnsettledCourses(db, parallels[place]?.[1] ?? [], isComputed, today)
    // one that fails while others are counted fails the preview when its turn comes
    reading.catch(() => undefined)
    return reading
  }
  let next = read(0)
  for (const [place, [parallel]] of parallels.entries()) {
    const courses = await next
    // the database reads on while these are counted
    if (place + 1 < parallels.length) next = read(place + 1)
    for (const [index, course] of courses.entries()) {
      if (index % groupsCounted === 0) await setImmediate()
      countGroup(course, policy, today, tally)
    }
    yield parallel
  }
  return { ...sumOf(tally), without_way: await journalsWithoutWay(db, groups, policy, today) }
}

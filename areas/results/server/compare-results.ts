import { sql } from 'kysely'
import { courseOutcomeOf } from '#areas/grading/rules/course-results.ts'
import { pairKey } from '#areas/grading/rules/pair-key.ts'
import { computedText } from '#areas/grading/rules/result-value.ts'
import { gradingOfGroup, groupRules, type GroupRules } from '#areas/grading/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { scoreTypeTitles, type GradingMode } from '#platform/contract/enumerations.ts'
import { roman } from '#platform/contract/roman.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { begunResults } from './policy-preview/begun-results.ts'
import { readCourses, type GroupCourse } from './read-courses.ts'
import { isMemberAtEnd, isStoredFor, type ResultPlace } from './result-place.ts'

interface Asked {
  db: Database
  today: string
  groupIds: readonly number[]
}
/** A result that comes out otherwise, in words; values as they are written in a cell, «—» where something is missing. */
interface ResultChange {
  student: string
  group_id: number
  group: string
  course: string
  period: string
  before: string
  after: string
}
interface Outcome {
  groupId: number
  studentId: number
  period: string
  text: string
}

const periodText = ({ period, type }: ResultPlace): string =>
  period === null
    ? scoreTypeTitles[type]
    : period.kind === 'quarter'
      ? t`${roman(period.number)} четверть`
      : t`${roman(period.number)} полугодие`

/** What is recommended, or was set, in the begun periods of groups that are not closed, by group, student and period. */
function outcomesOf(courses: readonly GroupCourse<GroupRules>[], today: string): Map<string, Outcome> {
  const found = new Map<string, Outcome>()
  for (const { group, students } of courses)
    for (const { place, isOpen } of begunResults(group, today))
      for (const { studentId, input, memberships, stored } of students) {
        if (!input || !isMemberAtEnd(memberships, place, today)) continue
        // what is closed keeps its value, whatever is planned
        if (!isOpen && stored.some((row) => isStoredFor(row, place))) continue
        const outcome = courseOutcomeOf(input, place)
        if (!outcome) continue
        const text = computedText(outcome.computed)
        const period = periodText(place)
        found.set(`${pairKey(group.id, studentId)} ${period}`, { groupId: group.id, studentId, period, text })
      }
  return found
}

async function readRules(db: Database, groupIds: readonly number[]): Promise<GroupRules[]> {
  const { rows } = await sql<GroupRules>`select ${groupRules} from classes.study_group g ${gradingOfGroup}
    where g.id = any(${[...groupIds]}::integer[]) order by g.id`.execute(db)
  return rows
}

const unsaid: readonly (string | undefined)[] = [undefined, '', '—']
/** What is missing, and what there is no result of, recommend nothing alike. */
const isAlike = (one: string | undefined, other: string | undefined): boolean =>
  one === other || (unsaid.includes(one) && unsaid.includes(other))

async function inWords(
  db: Database,
  was: ReadonlyMap<string, Outcome>,
  is: ReadonlyMap<string, Outcome>,
): Promise<ResultChange[]> {
  const changed = [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [before, after] = [was.get(key), is.get(key)]
    const of = before ?? after
    return of === undefined || isAlike(before?.text, after?.text)
      ? []
      : [{ ...of, before: before?.text ?? '', after: after?.text ?? '' }]
  })
  if (changed.length === 0) return []
  const { rows } = await sql<{ id: number; name: string; group_id: number; group: string; course: string }>`
    select p.id, ${shortName('p')} as name, g.id as group_id, g.title as "group", co.title as course
    from unnest(${changed.map(({ studentId }) => studentId)}::integer[], ${changed.map(({ groupId }) => groupId)}::integer[])
      as named(student_id, group_id)
    join people.person p on p.id = named.student_id join classes.study_group g on g.id = named.group_id
    join curriculum.course co on co.id = g.course_id
    group by p.id, g.id, co.id order by co.title, g.title, p.sort_name, p.id`.execute(db)
  const byPair = Map.groupBy(changed, ({ groupId, studentId }) => pairKey(groupId, studentId))
  const said = (text: string) => text || t`нет`
  return rows.flatMap(({ id, name, group_id, group, course }) =>
    (byPair.get(pairKey(group_id, id)) ?? []).map(({ period, before, after }) => ({
      student: name,
      group_id,
      group,
      course,
      period,
      before: said(before),
      after: said(after),
    })),
  )
}

/** Recommended results of groups before and after something is done: those of begun periods that are not closed. */
export async function compareResults(
  { db, today, groupIds }: Asked,
  act: () => Promise<void>,
): Promise<ResultChange[]> {
  const rules = await readRules(db, groupIds)
  const was = outcomesOf(await readCourses(db, rules, null, today), today)
  await act()
  const is = outcomesOf(await readCourses(db, rules, null, today), today)
  return inWords(db, was, is)
}

/** The same for groups that are graded in another way from now on. @param before the mode they had, by group */
export async function compareModes(
  { db, today, groupIds }: Asked,
  before: ReadonlyMap<number, GradingMode>,
): Promise<ResultChange[]> {
  const rules = await readRules(db, groupIds)
  const former = rules.map((group) => ({ ...group, mode: before.get(group.id) ?? group.mode }))
  const is = await readCourses(db, rules, null, today)
  const was = is.map(({ students }, index): GroupCourse<GroupRules> => {
    const group = former[index]!
    const inMode = students.map((one) => ({ ...one, input: one.input && { ...one.input, mode: group.mode } }))
    return { group, students: inMode }
  })
  return inWords(db, outcomesOf(was, today), outcomesOf(is, today))
}

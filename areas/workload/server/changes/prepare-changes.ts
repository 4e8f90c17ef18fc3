import { sql } from 'kysely'
import { displayNumber } from '#platform/contract/number.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { numberArray } from '#platform/server/number-array.ts'
import { outdatedOrGone } from '#platform/server/refusal.ts'
import type { Act, Changes } from '../../contract/changes.ts'
import { groupExcess } from '../../rules/group-hours.ts'
import { planChanges, rowsAfter, type PlanObjection, type Wanted, type Written } from '../../rules/plan-changes.ts'
import { readAssignments, requireVersion, type AssignmentRow } from './assignment-rows.ts'
import { closedWords, dayObjections, type ChangeObjection } from './day-objections.ts'
import { requireGroups, type ChangedGroup } from './groups-of-changes.ts'
import { readTeachers, teacherObjection, type ChangedTeacher } from './teachers-of-changes.ts'

export interface PreparedChanges {
  written: Written[]
  objections: ChangeObjection[]
  groups: ReadonlyMap<number, ChangedGroup>
  teachers: ReadonlyMap<number, ChangedTeacher>
  /** Rows of the groups as they stand. */
  rows: readonly AssignmentRow[]
  /** The same as they are to stand. */
  after: ReadonlyMap<number, readonly Wanted[]>
  /** Groups whose teachers together have more hours than the РУП gives, with those hours. */
  excess: { group: ChangedGroup; hours: number }[]
  from: string
}
interface Asking {
  db: Database
  caller: Caller
  today: string
}

/** Assignments of the groups that acts are about, whether they name the group or one of its assignments. */
function readRows(db: Database, acts: readonly Act[]): Promise<AssignmentRow[]> {
  const named = acts.flatMap((act) => (act.kind === 'assign' ? [] : [act.id]))
  const groups = acts.flatMap((act) => (act.kind === 'assign' ? [act.group_id] : []))
  return readAssignments(
    db,
    sql<boolean>`a.group_id = any(${numberArray(groups)}::integer[] || array(
      select named.group_id from workload.assignment named where named.id = any(${numberArray(named)}::integer[])))`,
  )
}

/** The assignments that acts name, each in the version that was seen. @throws Refusal 404, 409 */
function requireSeen(rows: readonly AssignmentRow[], acts: readonly Act[]): AssignmentRow[] {
  const named = acts.flatMap((act) => (act.kind === 'assign' ? [] : [act]))
  return named.map(({ id, version }) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw outdatedOrGone(msg`Этого назначения уже нет. Обновите страницу и повторите`)
    requireVersion(row, version)
    return row
  })
}

const planWords: Record<Exclude<PlanObjection, 'closed'>, Text> = {
  missing: msg`Этого назначения уже нет`,
  past: msg`Нагрузка уже началась: прошлые дни не стираются. Укажите более поздний день`,
  ended: msg`Нагрузка закончилась раньше этого дня`,
  twice: msg`Учитель уже ведёт эту группу в эти дни: измените ему часы`,
}
const placeOf = (act: Act | undefined, index: number) => [
  'acts',
  index,
  act?.kind === 'assign' ? 'teacher_id' : act?.kind === 'give' ? 'to' : 'id',
]

/**
 * What the acts make of the workload, and what is in the way. Groups that the caller does not keep are not found.
 * @throws Refusal 404, 409
 */
export async function prepareChanges({ db, caller, today }: Asking, changes: Changes): Promise<PreparedChanges> {
  const { acts, from } = changes
  const rows = await readRows(db, acts)
  const seen = requireSeen(rows, acts)
  const ids = [
    ...new Set([
      ...seen.map(({ group_id }) => group_id),
      ...acts.flatMap((act) => (act.kind === 'assign' ? [act.group_id] : [])),
    ]),
  ]
  const groups = await requireGroups(db, caller, ids)
  const [first] = groups.values()
  const objections: ChangeObjection[] = []
  if (first === undefined)
    return { written: [], objections, groups, teachers: new Map(), rows, after: new Map(), excess: [], from }
  if ([...groups.values()].some(({ year_id }) => year_id !== first.year_id))
    objections.push({ loc: ['acts'], words: msg`Нагрузку разных учебных лет меняют по отдельности` })
  objections.push(...dayObjections(changes, groups))
  const lastDayOf = (group: number) => groups.get(group)?.last_day ?? first.year_to
  const plan = planChanges(changes, { rows, lastDayOf, today })
  objections.push(
    ...plan.objections.flatMap(({ act, code }): ChangeObjection[] => {
      const loc = placeOf(acts[act], act)
      if (code !== 'closed') return [{ loc, words: planWords[code] }]
      const group = groups.get(groupOf(acts[act], seen) ?? 0)
      // of a day after the year it is said already
      return group && group.closed_on !== null ? [{ loc, words: closedWords(group.words, group.closed_on) }] : []
    }),
  )
  const { written } = plan
  const left = rowsAfter(rows, written)
  const persons = new Set([...left, ...written.flatMap(({ before }) => before ?? [])].map((row) => row.teacher_id))
  const teachers = await readTeachers(db, [...persons], { day: from, year: first.year_id })
  for (const { before, after } of written) {
    // who has less, or has it for a shorter time, needs no post for it
    if (after === null || before !== null) continue
    const words = teacherObjection(teachers.get(after.teacher_id), after)
    if (words !== null && !objections.some((one) => String(one.words) === String(words)))
      objections.push({ loc: ['acts', indexOf(acts, seen, after), 'teacher_id'], words })
  }
  const after = Map.groupBy(left, ({ group_id }) => group_id)
  const excess: PreparedChanges['excess'] = []
  for (const group of groups.values()) {
    const { own, shared } = groupExcess(after.get(group.id) ?? [], group.planned, from)
    const touched = own.filter((id) =>
      written.some((one) => one.after?.teacher_id === id && one.after.group_id === group.id),
    )
    for (const id of touched)
      objections.push({
        loc: ['acts'],
        words: msg`${group.words}: по РУП ${displayNumber(group.planned)} ч, у одного учителя (${teachers.get(id)?.full_name ?? ''}) не может быть больше`,
      })
    if (shared !== null && own.length === 0) excess.push({ group, hours: shared })
  }
  return { written, objections, groups, teachers, rows, after, excess, from }
}

const groupOf = (act: Act | undefined, seen: readonly AssignmentRow[]) =>
  act?.kind === 'assign' ? act.group_id : seen.find(({ id }) => id === act?.id)?.group_id

/** The place of the act that gives this. */
function indexOf(
  acts: readonly Act[],
  seen: readonly AssignmentRow[],
  after: { group_id: number; teacher_id: number },
) {
  const names = (act: Act) =>
    act.kind === 'give'
      ? act.to.some(({ teacher_id }) => teacher_id === after.teacher_id)
      : act.kind === 'assign' && act.teacher_id === after.teacher_id
  return Math.max(
    0,
    acts.findIndex((act) => groupOf(act, seen) === after.group_id && names(act)),
  )
}

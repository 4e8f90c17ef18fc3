import { addDays } from '#platform/contract/calendar-date.ts'
import type { Assignment } from '../contract/board.ts'
import type { Act, Changes } from '../contract/changes.ts'

/** What is to stand, both days included; `to` null: without an end. */
export type Wanted = Omit<Assignment, 'id' | 'version'>
/** A row before and after: made, changed or gone. */
export interface Written {
  before: Assignment | null
  after: Wanted | null
}
/**
 * `missing`: there is no such assignment. `past`: it began before today, and nothing would stay of it. `ended`: it has
 * ended by that day. `twice`: the teacher has the group in these days, or one assignment is named twice.
 */
export type PlanObjection = 'missing' | 'past' | 'ended' | 'twice'
export interface PlannedChanges {
  written: Written[]
  /** By the place of the act. */
  objections: { act: number; code: PlanObjection }[]
}
interface Situation {
  /** All rows of the groups in question. */
  rows: readonly Assignment[]
  yearEnd: string
  today: string
}
const noEnd = '9999-12-31'
const overlap = (one: Wanted, other: Wanted) => one.from <= (other.to ?? noEnd) && other.from <= (one.to ?? noEnd)

/**
 * What acts make of the workload from a day on: days before it stay as they were. Of an assignment that has begun the part
 * before the day remains, one that is still to come goes or changes as a whole.
 */
export function planChanges({ from, acts }: Changes, { rows, yearEnd, today }: Situation): PlannedChanges {
  const touched = new Map<number, Written>()
  const added: Written[] = []
  const objections: PlannedChanges['objections'] = []

  /** The row as acts before have left it. */
  const present = (row: Assignment): Wanted | null => (touched.has(row.id) ? (touched.get(row.id)?.after ?? null) : row)

  /** Ends a row before the day; true where it could. */
  const end = (row: Assignment): PlanObjection | null => {
    if (row.from < from) {
      touched.set(row.id, { before: row, after: { ...wantedOf(row), to: addDays(from, -1) } })
      return null
    }
    if (row.from < today) return 'past'
    touched.set(row.id, { before: row, after: null })
    return null
  }
  const setHours = (row: Assignment, hours: number): PlanObjection | null => {
    if (row.from < from) {
      const objection = end(row)
      if (objection === null) added.push({ before: null, after: { ...wantedOf(row), hours, from } })
      return objection
    }
    if (row.from < today) return 'past'
    touched.set(row.id, { before: row, after: { ...wantedOf(row), hours } })
    return null
  }
  /** Hours of a teacher who has some of the group till the same day are added to them. */
  const add = (wanted: Wanted): PlanObjection | null => {
    const isTheirs = (one: Wanted | null): one is Wanted =>
      one !== null && one.teacher_id === wanted.teacher_id && one.group_id === wanted.group_id && overlap(one, wanted)
    const fresh = added.find(({ after }) => isTheirs(after))
    if (fresh?.after) {
      if (fresh.after.from !== wanted.from || fresh.after.to !== wanted.to) return 'twice'
      fresh.after = { ...fresh.after, hours: fresh.after.hours + wanted.hours }
      return null
    }
    const theirs = rows.filter((row) => isTheirs(present(row)))
    const [own] = theirs
    if (own === undefined) {
      added.push({ before: null, after: wanted })
      return null
    }
    if (theirs.length > 1 || touched.has(own.id) || own.from > wanted.from || own.to !== wanted.to) return 'twice'
    return setHours(own, own.hours + wanted.hours)
  }

  const act = (one: Act): PlanObjection | null => {
    if (one.kind === 'assign') {
      const { group_id, teacher_id, hours, to } = one
      return add({ group_id, teacher_id, hours, from, to: to ?? yearEnd })
    }
    const row = rows.find(({ id }) => id === one.id)
    if (!row) return 'missing'
    if (touched.has(row.id)) return 'twice'
    if ((row.to ?? noEnd) < from) return 'ended'
    if (one.kind === 'hours') return setHours(row, one.hours)
    const objection = end(row)
    if (objection !== null || one.kind === 'end') return objection
    const begins = row.from > from ? row.from : from
    for (const { teacher_id, hours } of one.to) {
      const wanted = { group_id: row.group_id, teacher_id, hours, from: begins, to: row.to }
      const refused = add(wanted)
      if (refused !== null) return refused
    }
    return null
  }
  for (const [place, one] of acts.entries()) {
    const code = act(one)
    if (code !== null) objections.push({ act: place, code })
  }
  return { written: [...touched.values(), ...added], objections }
}

const wantedOf = ({ teacher_id, group_id, hours, from, to }: Assignment): Wanted => ({
  teacher_id,
  group_id,
  hours,
  from,
  to,
})

/** The rows of the groups as they are to stand. */
export function rowsAfter(rows: readonly Assignment[], written: readonly Written[]): Wanted[] {
  const changed = new Set(written.flatMap(({ before }) => (before ? [before.id] : [])))
  return [...rows.filter(({ id }) => !changed.has(id)), ...written.flatMap(({ after }) => (after ? [after] : []))]
}

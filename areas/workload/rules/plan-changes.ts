import { addDays } from '#platform/contract/calendar-date.ts'

/** What is to stand, both days included; `to` null: without an end. */
export interface Wanted {
  teacher_id: number
  group_id: number
  hours: number
  from: string
  to: string | null
}
/** A teacher has a group. */
export interface AssignedRow extends Wanted {
  id: number
  version: number
}
interface Named {
  id: number
}
/** What is done, see the contract. */
export type PlannedAct =
  | { kind: 'assign'; group_id: number; teacher_id: number; hours: number; to?: string | null | undefined }
  | ({ kind: 'hours'; hours: number } & Named)
  | ({ kind: 'end' } & Named)
  | ({ kind: 'give'; to: readonly { teacher_id: number; hours: number }[] } & Named)

/** A row before and after: made, changed or gone. */
export interface Written {
  before: AssignedRow | null
  after: Wanted | null
}
/**
 * `missing`: there is no such assignment. `past`: it began before today, and nothing would stay of it. `ended`: it has
 * ended by that day. `twice`: the teacher has the group in these days, or one assignment is named twice. `closed`: there is no such
 * group on that day any more.
 */
export type PlanObjection = 'missing' | 'past' | 'ended' | 'twice' | 'closed'
export interface PlannedChanges {
  written: Written[]
  /** By the place of the act. */
  objections: { act: number; code: PlanObjection }[]
}
interface Situation {
  /** All rows of the groups in question. */
  rows: readonly AssignedRow[]
  /** The last day of a group: that of the year, or the one before it is closed. */
  lastDayOf: (group: number) => string
  today: string
}
const noEnd = '9999-12-31'
const overlap = (one: Wanted, other: Wanted) => one.from <= (other.to ?? noEnd) && other.from <= (one.to ?? noEnd)

/** Rows as acts one after the other leave them. */
class Planning {
  readonly #rows: readonly AssignedRow[]
  readonly #from: string
  readonly #today: string
  readonly #lastDayOf: Situation['lastDayOf']
  readonly #touched = new Map<number, Written>()
  readonly #added: { before: null; after: Wanted }[] = []

  constructor({ rows, today, lastDayOf }: Situation, from: string) {
    this.#rows = rows
    this.#from = from
    this.#today = today
    this.#lastDayOf = lastDayOf
  }

  get written(): Written[] {
    return [...this.#touched.values(), ...this.#added]
  }

  /** The row that an act names, untouched and not ended yet. */
  find(id: number): AssignedRow | PlanObjection {
    const row = this.#rows.find((one) => one.id === id)
    if (!row) return 'missing'
    if (this.#touched.has(id)) return 'twice'
    return (row.to ?? noEnd) < this.#from ? 'ended' : row
  }

  end(row: AssignedRow): PlanObjection | null {
    if (row.from >= this.#from && row.from < this.#today) return 'past'
    const after = row.from < this.#from ? { ...wantedOf(row), to: addDays(this.#from, -1) } : null
    this.#touched.set(row.id, { before: row, after })
    return null
  }

  /** Days of a row that is added: no longer than its group stands. */
  #within<One extends Wanted>(wanted: One): One | null {
    const last = this.#lastDayOf(wanted.group_id)
    if (wanted.from > last) return null
    return wanted.to !== null && wanted.to <= last ? wanted : { ...wanted, to: last }
  }

  setHours(row: AssignedRow, hours: number): PlanObjection | null {
    const from = row.from > this.#from ? row.from : this.#from
    const fresh = this.#within({ ...wantedOf(row), hours, from })
    if (fresh === null) return 'closed'
    if (row.from >= this.#from && row.from >= this.#today) {
      this.#touched.set(row.id, { before: row, after: fresh })
      return null
    }
    const objection = this.end(row)
    if (objection === null) this.#added.push({ before: null, after: fresh })
    return objection
  }

  /** Hours of a teacher who has some of the group till the same day are added to them. */
  add(asked: Wanted): PlanObjection | null {
    const wanted = this.#within(asked)
    if (wanted === null) return 'closed'
    const isTheirs = (one: Wanted | null | undefined) =>
      one?.teacher_id === wanted.teacher_id && one.group_id === wanted.group_id && overlap(one, wanted)
    const fresh = this.#added.find(({ after }) => isTheirs(after))
    if (fresh) {
      if (fresh.after.from !== wanted.from || fresh.after.to !== wanted.to) return 'twice'
      fresh.after = { ...fresh.after, hours: fresh.after.hours + wanted.hours }
      return null
    }
    const theirs = this.#rows.filter((row) => {
      const touched = this.#touched.get(row.id)
      return isTheirs(touched ? touched.after : row)
    })
    const [own] = theirs
    if (own === undefined) {
      this.#added.push({ before: null, after: wanted })
      return null
    }
    const isPlain = theirs.length === 1 && !this.#touched.has(own.id) && own.from <= wanted.from && own.to === wanted.to
    return isPlain ? this.setHours(own, own.hours + wanted.hours) : 'twice'
  }

  give(row: AssignedRow, to: readonly { teacher_id: number; hours: number }[]): PlanObjection | null {
    const objection = this.end(row)
    if (objection !== null) return objection
    const from = row.from > this.#from ? row.from : this.#from
    for (const { teacher_id, hours } of to) {
      const refused = this.add({ group_id: row.group_id, teacher_id, hours, from, to: row.to })
      if (refused !== null) return refused
    }
    return null
  }
}

/**
 * What acts make of the workload from a day on: days before it stay as they were. Of an assignment that has begun the part
 * before the day remains, one that is still to come goes or changes as a whole.
 */
export function planChanges(
  { from, acts }: { from: string; acts: readonly PlannedAct[] },
  situation: Situation,
): PlannedChanges {
  const planning = new Planning(situation, from)
  const act = (one: PlannedAct): PlanObjection | null => {
    if (one.kind === 'assign') {
      const { group_id, teacher_id, hours, to } = one
      return planning.add({ group_id, teacher_id, hours, from, to: to ?? null })
    }
    const row = planning.find(one.id)
    if (typeof row === 'string') return row
    if (one.kind === 'hours') return planning.setHours(row, one.hours)
    return one.kind === 'end' ? planning.end(row) : planning.give(row, one.to)
  }
  const objections = acts.flatMap((one, place) => {
    const code = act(one)
    return code === null ? [] : [{ act: place, code }]
  })
  return { written: planning.written, objections }
}

const wantedOf = ({ teacher_id, group_id, hours, from, to }: AssignedRow): Wanted => ({
  teacher_id,
  group_id,
  hours,
  from,
  to,
})

/** The rows of the groups as they are to stand. */
export function rowsAfter(rows: readonly AssignedRow[], written: readonly Written[]): Wanted[] {
  const changed = new Set(written.flatMap(({ before }) => (before ? [before.id] : [])))
  return [...rows.filter(({ id }) => !changed.has(id)), ...written.flatMap(({ after }) => (after ? [after] : []))]
}

import { fullName } from '#areas/people/rules/full-name.ts'
import type { ImportPlan, PlannedGroup } from '#areas/timetable/rules/import-plan.ts'
import { addDays, mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Child } from './families.ts'
import type { Random } from '#platform/server/demonstration/random.ts'
import type { Cast } from './sign-ins.ts'

/** A time in a class and its halves; `until` is the first day after it. */
interface Stay {
  className: string
  half: number
  /** A subject in which the student is taught with the other half. */
  otherHalfIn: string | null
  from: CalendarDate
  until: CalendarDate
}
export interface Period {
  /** Name of the class, or key of the group. */
  of: string
  from: CalendarDate
  until: CalendarDate
}
export interface Enrolment {
  classes: Period[]
  groups: Period[]
  /** The day from which the student is here no more. */
  leftOn: CalendarDate | null
}
export interface EnrolmentOptions {
  chance: Random
  plan: ImportPlan
  cast: Cast
  children: readonly Child[]
  /** The first day of the study year, and of the next one. */
  from: CalendarDate
  until: CalendarDate
  today: CalendarDate
}

const byName = new Intl.Collator('ru')

/** The first half of the class by the alphabet, then the second. */
function drawHalves(children: readonly Child[]): number[] {
  const halves = children.map(() => 0)
  const classes = Map.groupBy(
    children.map((child, index) => ({ child, index })),
    ({ child }) => child.className,
  )
  for (const members of classes.values()) {
    const ordered = members.toSorted((a, b) => byName.compare(fullName(a.child.person), fullName(b.child.person)))
    for (const { index } of ordered.slice(Math.ceil(ordered.length / 2))) halves[index] = 1
  }
  return halves
}

/** Mondays on which a move may fall: two weeks into the year to a week ago. */
function moveDays(from: CalendarDate, today: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = []
  for (let day = addDays(mondayOf(from), 14); day <= addDays(today, -7); day = addDays(day, 7)) days.push(day)
  return days
}

const studentsPerMove = { toClass: 200, toHalf: 200, arrival: 250, departure: 300 }

/** A few students change class or half, come late or leave; nobody of the shown student's class. */
function drawMoves({ chance, plan, cast, children, from, today }: EnrolmentOptions, stays: Stay[][]): void {
  const days = moveDays(from, today)
  if (days.length === 0) return
  const parallelOf = new Map(plan.classes.map(({ name, parallel }) => [name, parallel]))
  const profileOf = new Map(plan.classes.map(({ name, profile = '' }) => [name, profile]))
  const calm: readonly string[] = [cast.studentClass, cast.siblingClass]
  const movable = chance
    .shuffled(children.map((_, index) => index))
    .filter((index) => !calm.includes(children[index]?.className ?? ''))
  const othersOf = (className: string, own: number) =>
    plan.classes.filter(
      ({ name, parallel, profile = '' }) =>
        parallel === own && name !== className && !calm.includes(name) && profile === profileOf.get(className),
    )
  const first = (index: number): Stay => {
    const [stay] = stays[index] ?? []
    if (!stay) throw new Error(`Student ${index} has no class`)
    return stay
  }
  /** Tries students in turn until enough of them could move. */
  const each = (per: number, move: (stay: Stay, day: CalendarDate, own: Stay[]) => boolean) => {
    let left = Math.max(1, Math.round(children.length / per))
    for (let index = movable.pop(); index !== undefined; index = movable.pop()) {
      if (move(first(index), chance.pick(days), stays[index] ?? []) && --left === 0) return
    }
  }
  const hasNeighbours = plan.classes.some(({ name, parallel }) => othersOf(name, parallel).length > 0)
  if (hasNeighbours)
    each(studentsPerMove.toClass, (stay, day, own) => {
      const others = othersOf(stay.className, parallelOf.get(stay.className) ?? 0)
      if (others.length === 0) return false
      own.push({ ...stay, from: day, className: chance.pick(others).name })
      stay.until = day
      return true
    })
  if (plan.groups.some(({ kind }) => kind === 'subgroup'))
    each(studentsPerMove.toHalf, (stay, day, own) => {
      const subjects = plan.groups.filter(
        ({ kind, classes }) => kind === 'subgroup' && classes.includes(stay.className),
      )
      if (subjects.length === 0) return false
      own.push({ ...stay, from: day, otherHalfIn: chance.pick(subjects).course })
      stay.until = day
      return true
    })
  each(studentsPerMove.arrival, (stay, day) => {
    stay.from = day
    return true
  })
  each(studentsPerMove.departure, (stay, day) => {
    stay.until = day
    return true
  })
}

const crafts = 'Художественный труд'
/** Boys and girls have crafts apart; other subjects divide by the alphabet. */
function isMember({ atoms, course }: PlannedGroup, child: Child, stay: Stay, own: readonly string[]): boolean {
  const bySex = child.person.sex === 'male' ? 0 : 1
  const half = course === crafts ? bySex : stay.otherHalfIn === course ? 1 - stay.half : stay.half
  return atoms.includes(own[half] ?? own[0] ?? '')
}

/** Joins periods of the same class or group that follow each other. */
function joined(periods: readonly Period[]): Period[] {
  const result: Period[] = []
  for (const period of periods.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = result.findLast(({ of }) => of === period.of)
    if (last?.until === period.from) last.until = period.until
    else result.push({ ...period })
  }
  return result
}

/** Classes and groups of every child through the year, in the order of the children. */
export function enrol(options: EnrolmentOptions): Enrolment[] {
  const { plan, children, from, until } = options
  const halves = drawHalves(children)
  const stays = children.map(({ className }, index): Stay[] => [
    { className, half: halves[index] ?? 0, otherHalfIn: null, from, until },
  ])
  drawMoves(options, stays)
  const groupsOf = new Map(
    plan.classes.map(({ name }) => [name, plan.groups.filter(({ classes }) => classes.includes(name))]),
  )
  const atomsOf = new Map(
    plan.classes.map(({ name }) => [
      name,
      plan.atoms.filter(({ classes }) => classes.includes(name)).map((atom) => atom.name),
    ]),
  )
  return children.map((child, index) => {
    const own = stays[index] ?? []
    const last = own.at(-1)?.until ?? until
    return {
      classes: joined(own.map((stay) => ({ of: stay.className, from: stay.from, until: stay.until }))),
      groups: joined(
        own.flatMap((stay) =>
          (groupsOf.get(stay.className) ?? [])
            .filter((group) => isMember(group, child, stay, atomsOf.get(stay.className) ?? []))
            .map(({ key }) => ({ of: key, from: stay.from, until: stay.until })),
        ),
      ),
      leftOn: last < until ? last : null,
    }
  })
}

import { addDays, daysBetween, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Gender } from '#platform/contract/enumerations.ts'
import type { Father } from './names/patronymics.ts'
import { drawAdults, type Relative } from './parents.ts'
import {
  citizenship,
  drawAddress,
  drawBackground,
  drawDay,
  drawFather,
  drawGivenName,
  nationalityOf,
} from './people.ts'
import { patronymicOf, surnameOf, type Background, type NewPerson, type Registry } from './people.ts'
import { random, type Random } from '#platform/server/demonstration/random.ts'
import type { Teacher } from './staff.ts'

export interface Child {
  person: NewPerson
  /** Name of the class in the timetable file. */
  className: string
  parallel: number
}
export interface Family {
  children: Child[]
  relatives: Relative[]
}
export interface ClassSeats {
  name: string
  parallel: number
  seats: number
}
export interface FamilyOptions {
  seed: number
  classes: readonly ClassSeats[]
  /** The first day of the study year. */
  from: CalendarDate
  registry: Registry
  /** The classes of the first family's children, who has both parents. */
  firstFamily: readonly string[]
  /** Teachers whose own children study here. */
  teacherParents: readonly Teacher[]
}

const childrenInSchool = [
  [1, 62],
  [2, 31],
  [3, 7],
] as const
const twins = 0.02
const furthestSiblings = 7

/** Children of one mother who are no twins are born at least so many days apart. */
const minDaysBetweenBirths = 300

/** Classes with the seats still free, the boys and girls already in them, and the names in their parallels. */
class Roll {
  /** Surnames with given names by parallel: a child who changes classes stays within it. */
  readonly #names = new Map<number, Set<string>>()
  readonly places: { name: string; parallel: number; free: number; girls: number; boys: number }[]
  readonly #byName: Map<string, Roll['places'][0]>
  constructor(classes: readonly ClassSeats[]) {
    this.places = classes.map(({ name, parallel, seats }) => ({ name, parallel, free: seats, girls: 0, boys: 0 }))
    this.#byName = new Map(this.places.map((place) => [place.name, place]))
  }
  place(name: string) {
    const place = this.#byName.get(name)
    if (!place) throw new Error(`No class ${name}`)
    return place
  }
  namesIn(parallel: number): Set<string> {
    const names = this.#names.get(parallel) ?? new Set()
    this.#names.set(parallel, names)
    return names
  }
  /** A sex that keeps the class about even. */
  seat(chance: Random, name: string): Gender {
    const place = this.place(name)
    const girl = chance.chance(0.5 + 0.1 * (place.boys - place.girls))
    place.free--
    place[girl ? 'girls' : 'boys']++
    return girl ? 'female' : 'male'
  }
}

/** Classes of the siblings: other parallels within a few years, twins in the same class. */
function siblingClasses(chance: Random, roll: Roll, first: string): string[] {
  const parallel = roll.place(first).parallel
  const chosen = [first]
  const wanted = chance.weighted(childrenInSchool)
  const taken = new Set([parallel])
  while (chosen.length < wanted) {
    if (roll.place(first).free > 1 && chance.chance(twins)) {
      chosen.push(first)
      continue
    }
    const fit = roll.places.filter(
      (place) =>
        place.free > 0 && !taken.has(place.parallel) && Math.abs(place.parallel - parallel) <= furthestSiblings,
    )
    if (fit.length === 0) break
    const sibling = chance.pick(fit)
    taken.add(sibling.parallel)
    chosen.push(sibling.name)
  }
  return chosen
}

/** Children of a parallel are between six and a little over seven years older than it when it starts. */
function drawBirthDate(chance: Random, parallel: number, from: CalendarDate): CalendarDate {
  const year = Number(from.slice(0, 4)) - parallel
  return drawDay(chance, `${year - 6}-06-01`, `${year - 5}-08-31`)
}

/** Birth dates by parallel of the children of one mother. */
function drawBirths(chance: Random, parallels: readonly number[], from: CalendarDate): Map<number, CalendarDate> {
  for (;;) {
    const births = new Map(parallels.map((parallel) => [parallel, drawBirthDate(chance, parallel, from)]))
    const days = [...births.values()].toSorted()
    if (days.slice(1).every((day, index) => daysBetween(days[index] ?? day, day) >= minDaysBetweenBirths)) return births
  }
}

const firstParallelWithPhone = 5

interface FamilyHome {
  chance: Random
  background: Background
  father: Father
  address: string
  registry: Registry
}
interface Born {
  sex: Gender
  birthDate: CalendarDate
  parallel: number
  /** Given names of the brothers and sisters; surnames with given names in the parallel. */
  taken: { siblings: Set<string>; parallel: Set<string> }
}
/** A given name that no brother or sister has, and that makes no namesake in the parallel. */
function drawFreeName({ chance, background }: FamilyHome, { sex, taken }: Born): string {
  const surname = surnameOf(background, sex)
  const isTaken = (name: string) => taken.siblings.has(name) || taken.parallel.has(`${surname} ${name}`)
  let name = drawGivenName(chance, background, sex)
  while (isTaken(name)) name = drawGivenName(chance, background, sex)
  taken.siblings.add(name)
  taken.parallel.add(`${surname} ${name}`)
  return name
}
function drawChild(familyHome: FamilyHome, born: Born): NewPerson {
  const { chance, background, father, address, registry } = familyHome
  const { sex, birthDate, parallel } = born
  const name = drawFreeName(familyHome, born)
  return {
    surname: surnameOf(background, sex),
    name,
    patronymic: patronymicOf(chance, background, father, sex),
    iin: registry.iin(birthDate, sex),
    birth_date: birthDate,
    sex,
    nationality: nationalityOf(background),
    citizenship,
    phone: parallel >= firstParallelWithPhone ? registry.phone() : null,
    email: null,
    address,
  }
}

interface Household {
  classNames: readonly string[]
  /** A parent who teaches here. */
  teacher?: Teacher | undefined
  /** Both parents live with the children. */
  complete?: boolean
}
function drawFamily(options: FamilyOptions, chance: Random, roll: Roll, household: Household): Family {
  const { registry, from } = options
  const { classNames, teacher, complete = false } = household
  const background = teacher?.background ?? drawBackground(chance)
  const address = teacher?.person.address ?? drawAddress(chance)
  const familyHome: FamilyHome = { chance, background, father: drawFather(chance, background), address, registry }
  const parallels = classNames.map((className) => roll.place(className).parallel)
  const births = drawBirths(chance, parallels, from)
  const siblings = new Set<string>()
  const children = classNames.map((className): Child => {
    const { parallel } = roll.place(className)
    const taken = { siblings, parallel: roll.namesIn(parallel) }
    const born = { sex: roll.seat(chance, className), birthDate: births.get(parallel) ?? from, parallel, taken }
    return { className, parallel, person: drawChild(familyHome, born) }
  })
  const days = [...births.values()].toSorted()
  const relatives = drawAdults({
    ...familyHome,
    oldest: days[0] ?? from,
    youngest: days.at(-1) ?? from,
    from: addDays(from, -1),
    teacher,
    complete,
  })
  return { children, relatives }
}

/** Families that fill the classes; the first one is the one the shown sign-ins belong to. */
export function drawFamilies(options: FamilyOptions): Family[] {
  const roll = new Roll(options.classes)
  const families: Family[] = []
  const add = (household: Household) => {
    const chance = random(options.seed, 'family', families.length)
    families.push(drawFamily(options, chance, roll, household))
  }
  add({ classNames: options.firstFamily, complete: true })
  const order = random(options.seed, 'seats')
  const seats = order.shuffled(options.classes.flatMap(({ name, seats: many }) => Array<string>(many).fill(name)))
  const waiting = [...options.teacherParents]
  for (const className of seats) {
    if (roll.place(className).free === 0) continue
    const teacher = roll.place(className).parallel <= 6 ? waiting.shift() : undefined
    add({ classNames: siblingClasses(order, roll, className), teacher })
  }
  return families
}

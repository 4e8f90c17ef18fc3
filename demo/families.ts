import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
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
import { random, type Random } from './random.ts'
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

/** Classes with the seats still free and the boys and girls already in them. */
class Roll {
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

const firstParallelWithPhone = 5

interface House {
  chance: Random
  background: Background
  father: Father
  address: string
  registry: Registry
}
function drawChild(
  house: House,
  sex: Gender,
  birthDate: CalendarDate,
  parallel: number,
  taken: Set<string>,
): NewPerson {
  const { chance, background, father, address, registry } = house
  let name = drawGivenName(chance, background, sex)
  while (taken.has(name)) name = drawGivenName(chance, background, sex)
  taken.add(name)
  return {
    surname: surnameOf(background, sex),
    name,
    patronymic: patronymicOf(chance, background, father, sex),
    iin: registry.iin(birthDate, sex),
    birth_date: birthDate,
    sex,
    nationality: nationalityOf(background, sex),
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
  const house: House = { chance, background, father: drawFather(chance, background), address, registry }
  const births = new Map<string, CalendarDate>()
  const names = new Set<string>()
  const children = classNames.map((className): Child => {
    const { parallel } = roll.place(className)
    const birthDate = births.get(className) ?? drawBirthDate(chance, parallel, from)
    births.set(className, birthDate)
    return { className, parallel, person: drawChild(house, roll.seat(chance, className), birthDate, parallel, names) }
  })
  const days = [...births.values()].toSorted()
  const relatives = drawAdults({
    ...house,
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

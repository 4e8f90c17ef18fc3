import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Gender } from '#platform/contract/enumerations.ts'
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
import { fixedSex, minAges, teacherKind, type Post } from './posts.ts'
import type { People } from './names/surnames.ts'
import { random, type Random } from '#platform/server/demonstration/random.ts'
import { mailName } from './mail-name.ts'
import type { Institution } from './institution.ts'

/** Someone employed here. */
export interface Worker {
  person: NewPerson
  background: Background
  position: string
  hiredOn: CalendarDate
}
export interface Teacher extends Worker {
  /** The teacher's name in the timetable file. */
  code: string
}
export interface Holder extends Worker {
  post: Post
}

const maxAge = 62
const daysOfYear = 365.25
export const yearsBefore = (date: CalendarDate, years: number) => addDays(date, -Math.round(years * daysOfYear))

interface Draw {
  chance: Random
  registry: Registry
  /** The first day of the study year. */
  from: CalendarDate
  sex: Gender
  people?: People | undefined
  minAge: number
  mailDomain: string
}
function drawWorker({ chance, registry, from, sex, people, minAge, mailDomain }: Draw): Omit<Worker, 'position'> {
  const background = people ? drawBackground(chance, people) : drawBackground(chance)
  const age = chance.whole(minAge, maxAge)
  const birth_date = drawDay(chance, yearsBefore(from, age + 1), yearsBefore(from, age))
  const years = chance.whole(0, age - minAges.anybody)
  const name = drawGivenName(chance, background, sex)
  const surname = surnameOf(background, sex)
  const person: NewPerson = {
    surname,
    name,
    patronymic: patronymicOf(chance, background, drawFather(chance, background), sex),
    iin: registry.iin(birth_date, sex),
    birth_date,
    sex,
    nationality: nationalityOf(background),
    citizenship,
    phone: registry.phone(),
    email: mailName(surname, name, registry.mail, mailDomain),
    address: drawAddress(chance),
  }
  const hiredOn = `${Number(from.slice(0, 4)) - years}-09-01`
  return { person, background, hiredOn }
}

/** Persons behind the codes of the timetable file. */
export function drawTeachers(
  seed: number,
  codes: readonly string[],
  from: CalendarDate,
  registry: Registry,
  { cast, mailDomain }: Pick<Institution, 'cast' | 'mailDomain'>,
): Teacher[] {
  return codes.map((code) => {
    const chance = random(seed, 'teacher', code)
    const { position, women, people } = teacherKind(code)
    const sex = fixedSex[code] ?? (chance.chance(women) ? 'female' : 'male')
    const minAge = code === cast.zavkaf ? minAges.head : minAges.anybody
    return { ...drawWorker({ chance, registry, from, sex, people, minAge, mailDomain }), code, position }
  })
}

const womenAmongStaff = 0.75
/** Persons of the posts outside teaching, in the order of the posts. */
export function drawHolders(
  seed: number,
  from: CalendarDate,
  registry: Registry,
  held: readonly Post[],
  mailDomain: string,
  purpose = 'post',
): Holder[] {
  return held.flatMap((post, order) =>
    Array.from({ length: post.count }, (_, index) => {
      const chance = random(seed, purpose, order, index)
      const sex = chance.chance(womenAmongStaff) ? 'female' : 'male'
      return {
        ...drawWorker({ chance, registry, from, sex, minAge: post.minAge, mailDomain }),
        post,
        position: post.position,
      }
    }),
  )
}

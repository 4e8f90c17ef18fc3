import { makeIin } from '#areas/people/rules/iin.ts'
import { addDays, daysBetween, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Gender } from '#platform/contract/enumerations.ts'
import { givenNames } from './names/given-names.ts'
import { fathers, type Father } from './names/patronymics.ts'
import { streets } from './names/streets.ts'
import { feminine, nationalities, peopleShares, surnames, type People } from './names/surnames.ts'
import type { Random } from '#platform/server/demonstration/random.ts'

/** A row of people.person without its account; nationality and citizenship by the titles of their records. */
export interface NewPerson {
  surname: string
  name: string
  patronymic: string | null
  iin: string
  birth_date: CalendarDate
  sex: Gender
  nationality: string
  citizenship: string
  phone: string | null
  email: string | null
  address: string
}

/** What a family has in common: its people, the male form of its surname, how it writes patronymics. */
export interface Background {
  people: People
  surname: string
  spelling: keyof typeof fathers
}

const slavicNames: readonly People[] = ['russian', 'ukrainian', 'polish', 'german', 'korean']
const writesInKazakh = 0.22
const withoutPatronymic = 0.03

export function drawBackground(random: Random, people = random.weighted(peopleShares)): Background {
  const slavic = slavicNames.includes(people)
  const spelling = slavic ? 'slavic' : people === 'kazakh' && random.chance(writesInKazakh) ? 'kazakh' : 'turkic'
  return { people, surname: random.pick(surnames[people]), spelling }
}

export const surnameOf = ({ surname }: Background, sex: Gender): string =>
  sex === 'male' ? surname : feminine(surname)

export const drawFather = (random: Random, { spelling }: Background): Father => random.pick(fathers[spelling])

export const drawGivenName = (random: Random, { spelling }: Background, sex: Gender): string =>
  random.pick(givenNames[spelling === 'slavic' ? 'slavic' : 'turkic'][sex])

/** The patronymic after a father; a few people of every spelling but the Slavic have none. */
export function patronymicOf(random: Random, { spelling }: Background, father: Father, sex: Gender): string | null {
  if (spelling !== 'slavic' && random.chance(withoutPatronymic)) return null
  return sex === 'male' ? father.son : father.daughter
}

export const nationalityOf = ({ people }: Background): string => nationalities[people]

export const citizenship = 'Республика Казахстан'

/** A day between two, both included. */
export const drawDay = (random: Random, from: CalendarDate, to: CalendarDate): CalendarDate =>
  addDays(from, random.whole(0, daysBetween(from, to)))

export const drawAddress = (random: Random): string =>
  `${random.pick(streets)}, д. ${random.whole(1, 140)}, кв. ${random.whole(1, 90)}`

/** Gives out what no two persons share. */
export interface Registry {
  iin: (birthDate: CalendarDate, sex: Gender) => string
  phone: () => string
  /** Mail addresses given out. */
  mail: Set<string>
}

const maxSerial = 9_999
/** High serials, which the state rarely reaches: a made-up number should not be a living person's. */
const minSerial = 9_000
const operators = ['701', '702', '705', '707', '747', '771', '775', '776', '777', '778']

export function openRegistry(random: Random): Registry {
  const taken = new Set<string>()
  let phones = random.whole(0, 999)
  return {
    mail: new Set(),
    iin: (birth_date, sex) => {
      for (let attempt = 0; attempt <= maxSerial; attempt++) {
        const iin = makeIin({ birth_date, sex, serial: random.whole(minSerial, maxSerial) })
        if (iin === null || taken.has(iin)) continue
        taken.add(iin)
        return iin
      }
      throw new Error(`No free IIN for ${birth_date}`)
    },
    // three zeros show that the number is made up
    phone: () => {
      const number = String(phones++).padStart(5, '0')
      return `+7${operators[Number(number[0])] ?? ''}000${number.slice(1)}`
    },
  }
}

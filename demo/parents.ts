import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Gender } from '#platform/contract/enumerations.ts'
import { mailName } from './mail-name.ts'
import type { Father } from './names/patronymics.ts'
import { citizenship, drawAddress, drawDay, drawFather, drawGivenName, nationalityOf } from './people.ts'
import { patronymicOf, surnameOf, type Background, type NewPerson, type Registry } from './people.ts'
import type { Random } from '#platform/server/demonstration/random.ts'
import { familyMailDomain } from './school.ts'
import type { Teacher } from './staff.ts'

export type KinshipKind = 'mother' | 'father' | 'guardian' | 'grandparent'
/** An adult of all children of a family. */
export interface Relative {
  /** Absent where the adult is a teacher of the school. */
  person: NewPerson | null
  teacher: Teacher | null
  kind: KinshipKind
  isLegalRepresentative: boolean
  mayPickUp: boolean
  /** The first and the last day of the relation where they are known. */
  since: CalendarDate | null
  until: CalendarDate | null
}

interface Draw {
  chance: Random
  registry: Registry
  background: Background
  father: Father
  address: string
  /** Birth dates of the oldest and the youngest child. */
  oldest: CalendarDate
  youngest: CalendarDate
  /** The last day before the study year. */
  from: CalendarDate
  teacher: Teacher | undefined
  complete: boolean
}

/** Who brings the children up. */
const households = [
  ['both', 77],
  ['father lives apart', 6],
  ['father without rights', 4],
  ['mother', 8],
  ['father', 2],
  ['guardian', 2],
  ['mother again', 1],
] as const
const grandparentPicksUp = 0.06
const withMail = 0.7

const years = (date: CalendarDate, count: number) => addDays(date, Math.round(count * 365.25))

/** A birth date that makes the adult from `min` to `max` years old when the oldest child was born. */
function drawBirth({ chance, oldest, youngest }: Draw, min: number, max: number, latest = 46): CalendarDate {
  const earliest = years(youngest, -latest)
  const from = years(oldest, -max)
  return drawDay(chance, from < earliest ? earliest : from, years(oldest, -min))
}

interface Drawn {
  sex: Gender
  name: string
  background: Background
  birthDate: CalendarDate
  address?: string
}
function drawPerson(draw: Draw, { sex, name, background, birthDate, address = draw.address }: Drawn): NewPerson {
  const { chance, registry } = draw
  const surname = surnameOf(background, sex)
  return {
    surname,
    name,
    patronymic: patronymicOf(chance, background, drawFather(chance, background), sex),
    iin: registry.iin(birthDate, sex),
    birth_date: birthDate,
    sex,
    nationality: nationalityOf(background),
    citizenship,
    phone: registry.phone(),
    email: chance.chance(withMail) ? mailName(surname, name, registry.mail, familyMailDomain) : null,
    address,
  }
}

const relative = (kind: KinshipKind, person: NewPerson | null, more: Partial<Relative> = {}): Relative => ({
  kind,
  person,
  teacher: null,
  isLegalRepresentative: true,
  mayPickUp: true,
  since: null,
  until: null,
  ...more,
})

function mother(draw: Draw, more: Partial<Relative> = {}): Relative {
  if (draw.teacher?.person.sex === 'female') return relative('mother', null, { teacher: draw.teacher, ...more })
  const { chance, background } = draw
  const name = drawGivenName(chance, background, 'female')
  return relative(
    'mother',
    drawPerson(draw, { sex: 'female', name, background, birthDate: drawBirth(draw, 20, 33) }),
    more,
  )
}
function father(draw: Draw, more: Partial<Relative> = {}, address = draw.address): Relative {
  if (draw.teacher?.person.sex === 'male') return relative('father', null, { teacher: draw.teacher, ...more })
  const { name } = draw.father
  const birthDate = drawBirth(draw, 21, 38, 55)
  return relative(
    'father',
    drawPerson(draw, { sex: 'male', name, background: draw.background, birthDate, address }),
    more,
  )
}
function grandmother(draw: Draw, kind: KinshipKind, more: Partial<Relative> = {}): Relative {
  const { chance, background } = draw
  const name = drawGivenName(chance, background, 'female')
  const birthDate = drawBirth(draw, 44, 56, 70)
  return relative(kind, drawPerson(draw, { sex: 'female', name, background, birthDate }), more)
}

type Household = (typeof households)[number][0]
const withoutRights = { isLegalRepresentative: false, mayPickUp: false }

function adultsOf(draw: Draw, household: Household, elsewhere: string): Relative[] {
  switch (household) {
    case 'both':
      return [mother(draw), father(draw)]
    case 'father lives apart':
      return [mother(draw), father(draw, {}, elsewhere)]
    case 'father without rights':
      return [mother(draw), father(draw, withoutRights, elsewhere)]
    case 'mother':
      return [mother(draw)]
    case 'father':
      return [father(draw)]
    case 'guardian':
      return [grandmother(draw, 'guardian')]
    case 'mother again':
      return [mother(draw, { since: addDays(draw.from, 1) }), grandmother(draw, 'guardian', { until: draw.from })]
  }
}

/** Parents or who stands in for them, mother first; some live apart, some have lost their rights. */
export function drawAdults(draw: Draw): Relative[] {
  const { chance } = draw
  const household = draw.complete || draw.teacher ? 'both' : chance.weighted(households)
  const all = adultsOf(draw, household, drawAddress(chance))
  if (household !== 'both' || draw.complete || !chance.chance(grandparentPicksUp)) return all
  return [...all, grandmother(draw, 'grandparent', { isLegalRepresentative: false })]
}

import { describe, expect, test } from 'vitest'
import { daysBetween } from '#platform/contract/calendar-date.ts'
import { iinObjection, iinWarnings, readIin } from '#areas/people/rules/iin.ts'
import { drawFamilies } from './families.ts'
import { feminine } from './names/surnames.ts'
import { minAges, posts } from './posts.ts'
import { openRegistry } from './people.ts'
import { mailDomain } from './school.ts'
import { cast } from './sign-ins.ts'
import { random } from '#platform/server/demonstration/random.ts'
import { drawHolders, drawTeachers, yearsBefore } from './staff.ts'

const from = '2026-09-01'
const seats = (name: string, parallel: number, many = 26) => ({ name, parallel, seats: many })
const classes = [seats('1А', 1), seats('4В', 4), seats('6Б', 6), seats('9Г', 9, 30), seats('11А', 11)]

function town(seed: number, roll = classes) {
  const registry = openRegistry(random(seed, 'registry'))
  const teachers = drawTeachers(seed, ['Рус_1', 'Рус_2', 'Каз_1', 'Физк_1', 'Труд_1', 'Труд_2'], from, registry, {
    cast,
    mailDomain,
  })
  const holders = drawHolders(seed, from, registry, posts, mailDomain)
  const [teacher] = teachers
  const teacherParents = teacher ? [teacher] : []
  const families = drawFamilies({ seed, classes: roll, from, registry, firstFamily: ['9Г', '6Б'], teacherParents })
  return { teachers, holders, families }
}
const { teachers, holders, families } = town(148)
const children = families.flatMap((family) => family.children)
const adults = families.flatMap((family) => family.relatives)
const persons = [...teachers, ...holders, ...children, ...adults].flatMap(({ person }) => (person ? [person] : []))

describe('made-up persons', () => {
  test('every IIN is valid, its own, and says the birth date and sex', () => {
    for (const { iin, birth_date, sex } of persons) {
      expect(iinObjection(iin)).toBeNull()
      expect(iinWarnings(iin, '2026-11-20')).toEqual([])
      expect(readIin(iin)).toEqual({ birth_date, sex })
    }
    expect(new Set(persons.map(({ iin }) => iin)).size).toBe(persons.length)
  })

  test('phones and mail addresses belong to one person', () => {
    const unique = (values: (string | null)[]) => new Set(values).size === values.length
    expect(unique(persons.flatMap(({ phone }) => (phone ? [phone] : [])))).toBe(true)
    expect(unique(persons.flatMap(({ email }) => (email ? [email] : [])))).toBe(true)
  })

  test('patronymics and surnames follow the sex', () => {
    for (const { patronymic, surname, sex, name } of persons) {
      expect(name).not.toBe('')
      if (sex === 'male') expect(surname).not.toMatch(/(ова|ева|ёва|ина|ская)$/)
      else expect(feminine(surname)).toBe(surname)
      if (patronymic) expect(patronymic).toMatch(sex === 'male' ? /(ич|ұлы)$/ : /(на|қызы)$/)
    }
  })
})

test('heads are grown into their posts', () => {
  for (const { person, post } of holders) expect(person.birth_date <= yearsBefore(from, post.minAge)).toBe(true)
  const director = holders.find(({ position }) => position === 'Директор')
  expect(director?.post.minAge).toBe(minAges.director)
  expect(holders.filter(({ post }) => post.minAge >= minAges.head).length).toBeGreaterThan(8)
})

describe('families', () => {
  test('fill every class, boys and girls about even', () => {
    for (const { name, seats: many } of classes) {
      const here = children.filter(({ className }) => className === name)
      const girls = here.filter(({ person }) => person.sex === 'female').length
      expect(here.length).toBe(many)
      expect(Math.abs(2 * girls - many)).toBeLessThanOrEqual(8)
    }
  })

  test('children are of the age of their class, parents are grown up when they are born', () => {
    for (const { parallel, person } of children) {
      const age = 2026 - Number(person.birth_date.slice(0, 4)) - parallel
      expect(age).toBeGreaterThanOrEqual(5)
      expect(age).toBeLessThanOrEqual(7)
    }
    for (const { children: own, relatives } of families)
      for (const { person } of relatives)
        for (const child of own)
          if (person) expect(child.person.birth_date > `${Number(person.birth_date.slice(0, 4)) + 18}`).toBe(true)
  })

  test('children of one mother are twins or born most of a year apart', () => {
    const pairs = families.flatMap(({ children: own }) => {
      const days = own.map(({ person }) => person.birth_date).toSorted()
      return days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day))
    })
    expect(pairs.length).toBeGreaterThan(10)
    expect(pairs.filter((days) => days !== 0 && days < 300)).toEqual([])
  })

  test('nobody has a namesake in the parallel', () => {
    const many = town(150, [seats('3А', 3, 30), seats('3Б', 3, 30), seats('3В', 3, 30), ...classes])
    const names = many.families.flatMap((family) =>
      family.children.map(({ parallel, person }) => `${parallel} ${person.surname} ${person.name}`),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  test('siblings share their parents; the first family has two children and both parents', () => {
    expect(families.some(({ children: own }) => own.length > 1)).toBe(true)
    expect(families[0]?.children.map(({ className }) => className)).toEqual(['9Г', '6Б'])
    expect(families[0]?.relatives.map(({ kind }) => kind)).toEqual(['mother', 'father'])
    expect(
      families.every(({ relatives }) => relatives.some(({ isLegalRepresentative }) => isLegalRepresentative)),
    ).toBe(true)
  })

  test('the same seed draws the same town, another one another', () => {
    expect(town(148)).toEqual({ teachers, holders, families })
    expect(town(149).families).not.toEqual(families)
  })
})

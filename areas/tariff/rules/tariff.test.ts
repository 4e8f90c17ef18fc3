import { expect, test } from 'vitest'
import { compareTariffRows } from './compare-tariffs.ts'
import { coursesOf, tariffSums, type ListedTeacher } from './tariff-sums.ts'

const row = (id: number, groups: [string, number][], changes: Partial<ListedTeacher> = {}): ListedTeacher => ({
  id,
  full_name: `Учитель ${id}`,
  category: null,
  rate: 1,
  courses: [{ title: 'Алгебра', groups: groups.map(([title, hours]) => ({ title, hours })) }],
  hours: groups.reduce((sum, [, hours]) => sum + hours, 0),
  leads: [],
  bonuses: null,
  ...changes,
})

test('groups of a teacher by course, with hours by the level of school', () => {
  const group = (title: string, hours: number, parallel: number | null, course_id = 1) => ({
    course_id,
    course: `Предмет ${course_id}`,
    title,
    hours,
    parallel,
  })
  expect(coursesOf([group('4А', 3, 4), group('7А', 2, 7), group('5Б', 2.5, 5), group('10А', 1, 10, 2)])).toEqual([
    {
      title: 'Предмет 1',
      groups: [
        { title: '4А', hours: 3 },
        { title: '7А', hours: 2 },
        { title: '5Б', hours: 2.5 },
      ],
      levels: [3, 4.5, 0],
    },
    { title: 'Предмет 2', groups: [{ title: '10А', hours: 1 }], levels: [0, 0, 1] },
  ])
})

test('who changed, and by how much', () => {
  const before = [row(1, [['7А', 3]]), row(2, [['7Б', 3]]), row(3, [['8А', 3]])]
  const after = [
    row(1, [['7А', 3]]),
    row(
      2,
      [
        ['7Б', 2],
        ['8А', 3],
      ],
      { category: 'педагог-эксперт' },
    ),
    row(4, [['9А', 1]]),
  ]
  expect(compareTariffRows(before, after)).toEqual([
    {
      id: 2,
      full_name: 'Учитель 2',
      before: 3,
      after: 5,
      lines: ['Алгебра, 7Б: 3 → 2 ч', 'Алгебра, 8А: + 3 ч', 'Категория: — → педагог-эксперт'],
    },
    { id: 4, full_name: 'Учитель 4', before: null, after: 1, lines: ['Алгебра, 9А: + 1 ч'] },
    { id: 3, full_name: 'Учитель 3', before: 3, after: null, lines: ['Алгебра, 8А: − 3 ч'] },
  ])
})

test('sums under the list', () => {
  expect(tariffSums([row(1, [['7А', 0.1]]), row(2, [['7Б', 0.2]], { rate: null })])).toEqual({
    teachers: 2,
    hours: 0.3,
    rate: 1,
    bonuses: null,
  })
  const bonuses = { leading: { percent: 60, amount: 10_618 }, notebooks: { percent: 0, amount: 0 } }
  expect(tariffSums([row(1, [], { bonuses }), row(2, [], { bonuses })]).bonuses).toBe(21_236)
  // another number of the order since
  const later = { ...bonuses, leading: { percent: 60, amount: 12_000 } }
  const [changed] = compareTariffRows([row(1, [], { bonuses })], [row(1, [], { bonuses: later })])
  // whatever space stands between thousands
  expect(changed?.lines.map((line) => line.replaceAll(/\s/g, ' '))).toEqual([
    'Доплата за классное руководство: 10 618 ₸ → 12 000 ₸',
  ])
})

import { describe, expect, test } from 'vitest'
import { firstGroup, groupLabel, groupSections, isFound, type JournalGroup } from './group-choice.ts'

const group = (id: number, title: string, course: string, teacher: string, is_own = true): JournalGroup => ({
  id,
  title,
  course,
  parallel: Number.parseInt(title, 10),
  classes: [title.split('/')[0] ?? ''],
  teachers: [teacher],
  is_own,
  read_until: null,
})
const algebra = group(1, '7Б', 'Алгебра', 'Ахметов Д. Н.')
const geometry = group(2, '8А', 'Геометрия', 'Ахметов Д. Н.')
const half = group(3, '7А/2', 'Английский язык', 'Нурланова С. К.', false)
const physics = group(4, '7А', 'Физика', 'Ахметов Д. Н.')
const groups = [algebra, geometry, half, physics]
const lesson = (group_id: number, start_time: string, end_time: string) => ({
  group_id,
  lesson_id: group_id * 10,
  start_time,
  end_time,
})
const today = [lesson(2, '08:00', '08:45'), lesson(4, '08:50', '09:35')]

describe('a group is found by', () => {
  test.each(['7Б алг', 'алгебра 7Б', 'АХМЕТОВ алг', '7б', 'fkut,hf'])('%s', (typed) => {
    expect(groups.filter((one) => isFound(one, typed)).map(groupLabel)).toContain('7Б · Алгебра')
    expect(isFound(half, typed)).toBe(false)
  })
  test('a teacher', () => expect(groups.filter((one) => isFound(one, 'нурл'))).toEqual([half]))
})

test('each group is offered once: what is on, today, recently opened, own by parallel, the others', () => {
  const sections = groupSections({ groups, today, time: '08:50', recent: [2, 3] })
  expect(sections.map(({ title, groups: found }) => [title, found.map(({ id }) => id)])).toEqual([
    ['Сейчас', [4]],
    ['Сегодня', [2]],
    ['Недавние', [3]],
    ['Мои · 7 класс', [1]],
  ])
})

test('who teaches nobody finds all groups by parallel', () => {
  const foreign = groups.map((one) => ({ ...one, is_own: false }))
  const sections = groupSections({ groups: foreign, today: [], time: '08:50', recent: [] })
  expect(sections.map(({ title }) => title)).toEqual(['7 класс', '8 класс'])
})

test.each([
  ['09:00', [1], 4],
  ['09:40', [3, 1], 3],
  ['09:40', [], 1],
])('at %s, with %j open before, the journal of group %i opens', (time, recent, opens) => {
  expect(firstGroup({ groups, today, time, recent })).toBe(opens)
})

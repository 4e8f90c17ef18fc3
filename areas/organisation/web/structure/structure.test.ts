import { expect, test } from 'vitest'
import type { TreeNodeData } from '#platform/web/tree/index.ts'
import type { Unit, UnitPost } from '../../contract/units.ts'
import { totalsOf, schoolTotals, vacanciesOf } from './totals.ts'
import { pathOf, nodesOf } from './tree-nodes.ts'

const unit = (id: number, title: string, parent_id: number | null, planned_rate: number | null = null): Unit => ({
  id,
  title,
  short_title: null,
  parent_id,
  kind: null,
  head: null,
  planned_rate,
  index: id,
  is_archived: false,
  version: 1,
})
const post = (id: number, person_id: number, full_name: string, unit_id: number | null, rate = 1): UnitPost => ({
  id,
  version: 1,
  person_id,
  full_name,
  photo: null,
  position: 'Учитель',
  unit_id,
  rate,
})
const school = {
  units: [unit(1, 'Дирекция', null), unit(2, 'Кафедра математики', 1, 3), unit(3, 'Охрана', 1)],
  posts: [post(1, 1, 'Әбенова Нұрлы', 2), post(2, 2, 'Ким Виктор', 2, 0.5), post(3, 2, 'Ким Виктор', 3, 0.5)].concat(
    post(4, 4, 'Новый Человек', null),
  ),
}
const outline = (nodes: readonly TreeNodeData[]): string =>
  nodes.map(({ value, children }) => (children ? `${value}(${outline(children)})` : value)).join(' ')

test.each([
  ['', 'u1(u2(p1 p2 v2) u3(p3)) none(p4)'],
  ['вакансия', 'u1(u2(v2))'],
  ['математики', 'u1(u2(p1 p2 v2))'],
  ['абенова', 'u1(u2(p1))'],
  ['ким', 'u1(u2(p2) u3(p3))'],
  ['охрана', 'u1(u3(p3))'],
  ['новый учитель', 'none(p4)'],
  ['нет такого', ''],
])('searched for «%s»', (search, shown) => expect(outline(nodesOf(school, search, 'Вакансия'))).toBe(shown))

test('a branch counts whom it has, once, and what is vacant', () => {
  expect(totalsOf(school).get(1)).toEqual({ people: 2, rate: 2, vacant: 1.5 })
  expect(totalsOf(school).get(3)).toEqual({ people: 1, rate: 0.5, vacant: 0 })
  expect(schoolTotals(school)).toEqual({ people: 3, rate: 3, vacant: 1.5 })
  expect([...vacanciesOf(school)]).toEqual([[2, 1.5]])
  expect(pathOf(school.units, 3)).toEqual([1, 3])
})

import { expect, test } from 'vitest'
import { planningWarnings, type DatedWork } from './planning-warnings.ts'

const lastDays = ['2026-10-23', '2026-12-25']
const courses = ['', 'Алгебра', 'Физика', 'История', 'Химия']
let nextId = 1
const work = (kind: DatedWork['kind'], course_id: number, date: string, more: Partial<DatedWork> = {}): DatedWork => ({
  id: nextId++,
  kind,
  date,
  class_id: 71,
  class_title: '7А',
  course_id,
  course_title: courses[course_id] ?? '',
  group_id: course_id,
  ...more,
})
const codes = (works: DatedWork[]) => planningWarnings(works, lastDays).map(({ code }) => code)

test('three СОЧ a day are as many as may be', () => {
  const three = [1, 2, 3].map((course) => work('soch', course, '2026-10-20'))
  expect(planningWarnings(three, lastDays)).toEqual([])
  const four = [...three, work('soch', 4, '2026-10-20')]
  expect(planningWarnings(four, lastDays)).toEqual([
    {
      code: 'too_many_soch',
      date: '2026-10-20',
      class_id: 71,
      work_ids: four.map(({ id }) => id),
      text: '7А, 20.10.2026: 4 СОЧ за день (Алгебра, Физика, История, Химия), допускается не больше 3',
    },
  ])
})

test('subgroups, other classes, other days and СОР do not add up', () => {
  const three = [1, 2, 3].map((course) => work('soch', course, '2026-10-20'))
  expect(codes([...three, work('soch', 3, '2026-10-20', { group_id: 33 })])).toEqual([])
  expect(codes([...three, work('soch', 4, '2026-10-20', { class_id: 72 })])).toEqual([])
  expect(codes([...three, work('soch', 4, '2026-10-21')])).toEqual([])
  expect(codes([...three, work('sor', 4, '2026-10-20')])).toEqual([])
})

test('no СОЧ on the last day of a quarter, СОР may be', () => {
  expect(planningWarnings([work('soch', 1, '2026-10-23')], lastDays)).toMatchObject([
    { code: 'soch_on_last_day', text: '7А, 23.10.2026: СОЧ в последний день четверти (Алгебра)' },
  ])
  expect(codes([work('sor', 1, '2026-10-23'), work('soch', 2, '2026-10-22')])).toEqual([])
})

test('not both of one subject on one day', () => {
  expect(planningWarnings([work('sor', 2, '2026-10-20'), work('soch', 2, '2026-10-20')], lastDays)).toMatchObject([
    { code: 'sor_with_soch', text: '7А, 20.10.2026: СОР и СОЧ по предмету «Физика» в один день' },
  ])
  expect(codes([work('sor', 2, '2026-10-20'), work('soch', 3, '2026-10-20')])).toEqual([])
  expect(codes([work('sor', 2, '2026-10-20'), work('soch', 2, '2026-10-20', { group_id: 22 })])).toEqual([])
})

test('warnings come in order of date', () => {
  const works = [
    work('soch', 1, '2026-12-25'),
    work('sor', 2, '2026-10-20'),
    work('soch', 2, '2026-10-20'),
    work('soch', 3, '2026-10-23'),
  ]
  expect(codes(works)).toEqual(['sor_with_soch', 'soch_on_last_day', 'soch_on_last_day'])
})

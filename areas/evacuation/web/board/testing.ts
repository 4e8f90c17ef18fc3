import type { Evacuation, Unit } from '../../contract/evacuations.ts'
import type { Mark } from '../../contract/marks.ts'
import { tallyOf } from '../../rules/tally.ts'

const perList = 10
const startedAt = '2026-11-20T05:00:00.000Z'

/** A student by number, not yet marked; ten of them make a list and a class. */
export const generatedMark = (index: number): Mark => ({
  id: index + 1,
  evacuation_id: 1,
  unit_id: Math.floor(index / perList) + 1,
  user_id: index + 1,
  name: `Ученик ${index + 1}`,
  kind: 'student',
  class_title: `${(Math.floor(index / perList) % 11) + 1}А`,
  photo: null,
  photo_large: null,
  last_place: 'Алгебра, каб. 201, Тестова Т. Т.',
  status: 'waiting',
  note: '',
  tapped_at: null,
  marked_by_name: null,
  clash: null,
  version: 1,
})
const generatedUnit = (index: number): Unit => ({
  id: index + 1,
  evacuation_id: 1,
  type: 'lesson',
  title: `Урок ${index + 1}`,
  place: 'каб. 201',
  building_id: (index % 2) + 1,
  building: `Корпус ${(index % 2) + 1}`,
  floor: 2,
  lesson_id: index + 1,
  class_id: null,
  collectors: [{ id: 51, name: 'Тестова Тест', short_name: 'Тестова Т.', seen_at: null }],
  totals: tallyOf([]),
  last_marked_at: null,
})
/** A running drill of so many people, for tests. */
export const generatedEvacuation = (people: number): Evacuation => ({
  id: 1,
  mode: 'drill',
  kind: 'fire',
  status: 'active',
  started_at: startedAt,
  building_ids: [],
  buildings: [],
  parallels: [],
  note: '',
  started_by_name: null,
  ended_at: null,
  ended_by_name: null,
  ended_note: '',
  totals: tallyOf([]),
  has_result: false,
  units: Array.from({ length: Math.ceil(people / perList) }, (_, index) => generatedUnit(index)),
  marks: Array.from({ length: people }, (_, index) => generatedMark(index)),
})

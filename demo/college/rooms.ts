import type { RoomFacts } from '../rooms.ts'

const main = 'Учебный корпус'
const workshops = 'Мастерские и спортзал'
export const collegeBuildings = [
  { title: main, address: 'г. Талдыкорган, ул. Каблиса жырау, д. 212', floors: 3 },
  { title: workshops, address: 'г. Талдыкорган, ул. Каблиса жырау, д. 212а', floors: 1 },
] as const

/** Where who teaches what gives lessons, by the first part of the teacher's code. */
const kinds: Readonly<Record<string, string>> = {
  ПИТ: 'Кабинет информатики',
  ПФиз: 'Лаборатория физики',
  ПФК: 'Спортивный зал',
}
const usual = 'Учебный кабинет'
const perFloor = 8

/** A room for each teacher, in their order. */
export const roomsOf = (teachers: readonly string[]): RoomFacts[] =>
  teachers.map((code, index) => {
    const kind = kinds[code.split('_')[0] ?? ''] ?? usual
    if (kind === 'Спортивный зал') return { title: 'Спортзал', building: workshops, floor: 1, kind, seats: null }
    const floor = 1 + Math.floor(index / perFloor)
    return {
      title: `${floor}${String((index % perFloor) + 1).padStart(2, '0')}`,
      building: main,
      floor,
      kind,
      seats: 30,
    }
  })

/** Rooms where no lessons are. */
export const collegeOtherRooms: readonly RoomFacts[] = (
  [
    ['Кабинет директора', 1, 'Кабинет администрации', null],
    ['Учебная часть', 1, 'Кабинет администрации', null],
    ['Бухгалтерия', 1, 'Бухгалтерия', null],
    ['Преподавательская', 2, 'Учительская', 30],
    ['Библиотека', 2, 'Библиотека', 40],
    ['Актовый зал', 3, 'Актовый зал', 150],
    ['Столовая', 1, 'Столовая', 100],
    ['Медицинский кабинет', 1, 'Медицинский кабинет', null],
  ] as const
).map(([title, floor, kind, seats]) => ({ title, building: main, floor, kind, seats }))

import { school, schoolAddress } from './school.ts'

const main = 'Главный корпус'
const primary = 'Корпус начальной школы'
const sports = 'Спортивный корпус'
export const buildings: readonly { title: string; address: string }[] = [
  { title: main, address: schoolAddress },
  { title: primary, address: `г. ${school.city}, ул. Жетысу, д. 148а` },
  { title: sports, address: `г. ${school.city}, ул. Жетысу, д. 148б` },
]

export interface RoomFacts {
  title: string
  building: string
  floor: number
  kind: string
  seats: number | null
}
interface Series {
  kind: string
  building: string
  place: (number: number) => readonly [title: string, floor: number]
}

const perFloor = 10
/** Rooms of the timetable file by the letters of their names. */
const series: Readonly<Record<string, Series>> = {
  Нач: {
    kind: 'primary',
    building: primary,
    place: (number) => (number <= 4 ? [`Н10${number}`, 1] : [`Н20${number - 4}`, 2]),
  },
  К: {
    kind: 'classroom',
    building: main,
    place: (number) => {
      const floor = number <= perFloor ? 2 : 3
      return [`${floor}${String(number - (floor - 2) * perFloor).padStart(2, '0')}`, floor]
    },
  },
  ИТ: { kind: 'computer', building: main, place: (number) => [`Информатика ${number}`, 3] },
  Физ: { kind: 'laboratory', building: main, place: (number) => [`Физика ${number}`, 2] },
  Хим: { kind: 'laboratory', building: main, place: (number) => [`Химия ${number}`, 2] },
  Био: { kind: 'laboratory', building: main, place: (number) => [`Биология ${number}`, 3] },
  Маст: { kind: 'workshop', building: main, place: (number) => [`Мастерская ${number}`, 1] },
  Муз: { kind: 'music', building: primary, place: () => ['Музыка', 1] },
  Спорт: {
    kind: 'gym',
    building: sports,
    place: (number) => [number === 1 ? 'Большой спортзал' : 'Малый спортзал', 1],
  },
}

/** The school's room behind a room of the timetable file. */
export function roomInSchool(inFile: string, seats: number | null): RoomFacts {
  const [, letters = '', digits = '', half = ''] = /^([А-Я][А-Яа-я]*?)(\d+)([аб]?)$/.exec(inFile) ?? []
  const known = series[letters]
  if (!known) throw new Error(`Unknown room ${inFile}`)
  const [title, floor] = known.place(Number(digits))
  return {
    title: half ? `${title} ${half.toUpperCase()}` : title,
    floor,
    building: known.building,
    kind: known.kind,
    seats,
  }
}

const room = (
  title: string,
  building: string,
  floor: number,
  kind: string,
  seats: number | null = null,
): RoomFacts => ({
  title,
  building,
  floor,
  kind,
  seats,
})
/** Rooms where no lessons are. */
export const otherRooms: readonly RoomFacts[] = [
  room('Кабинет директора', main, 1, 'office'),
  room('Приёмная', main, 1, 'office'),
  room('Учебная часть', main, 1, 'office'),
  room('Бухгалтерия', main, 1, 'office'),
  room('Учительская', main, 2, 'staff_room', 40),
  room('Библиотека', main, 1, 'library', 60),
  room('Медиатека', main, 3, 'library', 24),
  room('Актовый зал', main, 2, 'assembly_hall', 250),
  room('Столовая', main, 1, 'canteen', 200),
  room('Медицинский кабинет', main, 1, 'medical'),
  room('Процедурная', main, 1, 'medical'),
  room('Кабинет психолога', main, 3, 'specialist', 12),
  room('Кабинет логопеда', primary, 1, 'specialist', 8),
  room('Хореографический зал', sports, 1, 'gym', 30),
  room('Тренажёрный зал', sports, 1, 'gym', 20),
]

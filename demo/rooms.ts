import { school, schoolAddress } from './school.ts'

const main = 'Главный корпус'
const primary = 'Корпус начальной школы'
const sports = 'Спортивный корпус'
export const buildings: readonly { title: string; address: string; floors: number }[] = [
  { title: main, address: schoolAddress, floors: 3 },
  { title: primary, address: `г. ${school.city}, ул. Жетысу, д. 148а`, floors: 2 },
  { title: sports, address: `г. ${school.city}, ул. Жетысу, д. 148б`, floors: 1 },
]

export interface RoomFacts {
  title: string
  building: string
  floor: number
  /** A title of the dictionary of kinds. */
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
    kind: 'Кабинет начальных классов',
    building: primary,
    place: (number) => (number <= 4 ? [`Н10${number}`, 1] : [`Н20${number - 4}`, 2]),
  },
  К: {
    kind: 'Учебный кабинет',
    building: main,
    place: (number) => {
      const floor = number <= perFloor ? 2 : 3
      return [`${floor}${String(number - (floor - 2) * perFloor).padStart(2, '0')}`, floor]
    },
  },
  ИТ: { kind: 'Кабинет информатики', building: main, place: (number) => [`Информатика ${number}`, 3] },
  Физ: { kind: 'Лаборатория физики', building: main, place: (number) => [`Физика ${number}`, 2] },
  Хим: { kind: 'Лаборатория химии', building: main, place: (number) => [`Химия ${number}`, 2] },
  Био: { kind: 'Лаборатория биологии', building: main, place: (number) => [`Биология ${number}`, 3] },
  Маст: { kind: 'Мастерская', building: main, place: (number) => [`Мастерская ${number}`, 1] },
  Муз: { kind: 'Кабинет музыки', building: primary, place: () => ['Музыка', 1] },
  Спорт: {
    kind: 'Спортивный зал',
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
/** What stands in rooms of a kind. */
export const equipmentOf: Readonly<Record<string, readonly string[]>> = {
  'Учебный кабинет': ['проектор', 'маркерная доска'],
  'Кабинет начальных классов': ['интерактивная доска', 'уголок для игр'],
  'Кабинет информатики': ['компьютеры', 'интерактивная доска', 'кондиционер'],
  'Лаборатория физики': ['лабораторные столы', 'проектор'],
  'Лаборатория химии': ['лабораторные столы', 'вытяжной шкаф', 'душ аварийный'],
  'Лаборатория биологии': ['лабораторные столы', 'микроскопы'],
  Мастерская: ['станки', 'верстаки', 'аптечка'],
  'Кабинет музыки': ['пианино', 'колонки'],
  'Спортивный зал': ['раздевалки', 'аптечка'],
  'Актовый зал': ['сцена', 'микрофоны', 'проектор'],
}

/** Rooms where no lessons are. */
export const otherRooms: readonly RoomFacts[] = [
  room('Кабинет директора', main, 1, 'Кабинет администрации'),
  room('Приёмная', main, 1, 'Приёмная'),
  room('Учебная часть', main, 1, 'Кабинет администрации'),
  room('Бухгалтерия', main, 1, 'Бухгалтерия'),
  room('Учительская', main, 2, 'Учительская', 40),
  room('Библиотека', main, 1, 'Библиотека', 60),
  room('Медиатека', main, 3, 'Библиотека', 24),
  room('Актовый зал', main, 2, 'Актовый зал', 250),
  room('Столовая', main, 1, 'Столовая', 200),
  room('Медицинский кабинет', main, 1, 'Медицинский кабинет'),
  room('Процедурная', main, 1, 'Медицинский кабинет'),
  room('Кабинет психолога', main, 3, 'Кабинет психолога', 12),
  room('Кабинет логопеда', primary, 1, 'Кабинет логопеда', 8),
  room('Хореографический зал', sports, 1, 'Хореографический зал', 30),
  room('Тренажёрный зал', sports, 1, 'Тренажёрный зал', 20),
]

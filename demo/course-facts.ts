/** Departments, by what is taught there: of a school, and of a college beside them. */
export const departments = [
  'primary',
  'kazakh',
  'russian',
  'foreign',
  'mathematics',
  'science',
  'society',
  'arts',
  'programming',
  'economics',
] as const
export type Cathedra = (typeof departments)[number]

/** Records of the dictionary of educational areas. */
const areas = {
  language: 'Язык и литература',
  mathematics: 'Математика и информатика',
  science: 'Естествознание',
  society: 'Человек и общество',
  arts: 'Технология и искусство',
  sport: 'Физическая культура',
} as const
/** Records of the dictionary of kinds of rooms: where a subject is taught, if not in any classroom. */
const roomKinds = {
  language: 'Лингафонный кабинет',
  computers: 'Кабинет информатики',
  physics: 'Лаборатория физики',
  chemistry: 'Лаборатория химии',
  biology: 'Лаборатория биологии',
  workshop: 'Мастерская',
  music: 'Кабинет музыки',
  sport: 'Спортивный зал',
} as const

/** A subject as the school's list names it, with the area it belongs to, how hard it is (1–12) and where it is taught. */
export interface CourseFacts {
  short: string
  kk: string
  colour: string
  cathedra: Cathedra
  area: string
  difficulty: number
  roomKind: string | null
}
export const facts = (
  short: string,
  kk: string,
  colour: string,
  cathedra: Cathedra,
  area: keyof typeof areas,
  difficulty: number,
  room?: keyof typeof roomKinds,
): CourseFacts => ({
  short,
  kk,
  colour,
  cathedra,
  area: areas[area],
  difficulty,
  roomKind: room === undefined ? null : roomKinds[room],
})

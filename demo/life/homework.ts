import { isOfCollege } from '../college/courses.ts'
import type { CourseTitle, SchoolCourseTitle } from '../curriculum.ts'
import type { Random } from '#platform/server/demonstration/random.ts'
import {
  english,
  handwork,
  history,
  informatics,
  kazakh,
  law,
  literature,
  mathematics,
  military,
  nature,
  problems,
  reading,
  russian,
  science,
  type Phrase,
} from './homework-phrases.ts'

/** What is given at home in a subject, and how often. */
const given: Readonly<Record<SchoolCourseTitle, readonly [phrases: readonly Phrase[], share: number]>> = {
  'Обучение грамоте': [[], 0],
  Письмо: [[], 0],
  'Русский язык': [russian, 0.92],
  'Литературное чтение': [reading, 0.9],
  'Русская литература': [literature, 0.9],
  'Казахский язык': [kazakh, 0.85],
  'Казахский язык и литература': [kazakh, 0.92],
  'Английский язык': [english, 0.92],
  Математика: [mathematics, 0.94],
  Алгебра: [mathematics, 0.95],
  'Алгебра и начала анализа': [mathematics, 0.95],
  Геометрия: [mathematics, 0.93],
  'Цифровая грамотность': [informatics, 0.25],
  Информатика: [informatics, 0.55],
  Естествознание: [nature, 0.75],
  'Познание мира': [nature, 0.6],
  Музыка: [[], 0],
  'Трудовое обучение': [handwork, 0.25],
  'Художественный труд': [handwork, 0.3],
  'Физическая культура': [[], 0],
  'История Казахстана': [history, 0.92],
  'Всемирная история': [history, 0.9],
  География: [science, 0.88],
  Биология: [science, 0.9],
  Физика: [problems, 0.92],
  Химия: [problems, 0.92],
  'Основы права': [law, 0.8],
  'Начальная военная и технологическая подготовка': [military, 0.3],
  'Глобальные компетенции': [[], 0],
}
const firstParallelWithHomework = 2
const lastOfPrimary = 4

/** Science comes with a textbook of paragraphs after the primary classes. */
function givenIn(course: CourseTitle, parallel: number): (typeof given)[SchoolCourseTitle] {
  // a paragraph of the textbook, as in subjects of knowledge
  if (isOfCollege(course)) return [science, 0.4]
  const [phrases, share] = given[course]
  return [phrases === nature && parallel > lastOfPrimary ? science : phrases, share]
}

/** Homework of a lesson, or null where nothing is given: always in class 1. */
export function drawHomework(chance: Random, course: CourseTitle, parallel: number, lesson: number): string | null {
  const [phrases, share] = givenIn(course, parallel)
  if (parallel < firstParallelWithHomework || phrases.length === 0 || !chance.chance(share)) return null
  return chance.pick(phrases)({ parallel, lesson })
}

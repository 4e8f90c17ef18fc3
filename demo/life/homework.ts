import type { CourseTitle } from '../curriculum.ts'
import type { Random } from '../random.ts'

/** Where a group is in its books: grows with the lessons. */
interface Place {
  chance: Random
  /** Number of the lesson in the year, from 0. */
  lesson: number
}
type Phrase = (place: Place) => string

const page = ({ lesson }: Place) => 5 + Math.floor(lesson * 1.3)
const number = ({ lesson }: Place) => 12 + lesson * 6
const paragraph = ({ lesson }: Place) => 1 + Math.floor(lesson / 2)

const mathematics: Phrase[] = [
  (at) => `№ ${number(at)}, ${number(at) + 2}, ${number(at) + 4}`,
  (at) => `С. ${page(at)}, № ${number(at)}–${number(at) + 3}`,
  (at) => `Правило на с. ${page(at)}; № ${number(at) + 1}, ${number(at) + 5}`,
  (at) => `№ ${number(at) + 2} (1, 3, 5), повторить формулы`,
]
const russian: Phrase[] = [
  (at) => `Упр. ${number(at)}, с. ${page(at)}`,
  (at) => `Выучить правило на с. ${page(at)}, упр. ${number(at) + 1}`,
  (at) => `Упр. ${number(at) + 3}: выписать и подчеркнуть грамматическую основу`,
  () => 'Написать эссе на 80–100 слов',
]
const literature: Phrase[] = [
  (at) => `Читать с. ${page(at)}–${page(at) + 6}, ответить на вопросы`,
  (at) => `Пересказ отрывка, с. ${page(at)}–${page(at) + 3}`,
  () => 'Выучить отрывок наизусть',
  () => 'Составить характеристику героя по плану',
]
const kazakh: Phrase[] = [
  (at) => `${number(at)}-жаттығу, ${page(at)}-бет`,
  (at) => `Жаңа сөздерді жаттау, ${number(at) + 2}-тапсырма`,
  (at) => `Мәтінді оқу және мазмұндау, ${page(at)}-бет`,
  () => 'Тақырып бойынша 8–10 сөйлем құрау',
]
const english: Phrase[] = [
  (at) => `Student’s book, p. ${page(at)}, ex. ${1 + (at.lesson % 6)}`,
  (at) => `Workbook, p. ${Math.ceil(page(at) / 2)}, ex. ${1 + (at.lesson % 4)}–${3 + (at.lesson % 4)}`,
  () => 'Learn the new words',
  () => 'Write a short text (80–100 words)',
]
const science: Phrase[] = [
  (at) => `§ ${paragraph(at)}, вопросы 1–4`,
  (at) => `§ ${paragraph(at)}, задание ${1 + (at.lesson % 5)}`,
  (at) => `§ ${paragraph(at)}: конспект и термины`,
  (at) => `§ ${paragraph(at)}, подписать рисунок на с. ${page(at)}`,
]
const problems: Phrase[] = [
  ...science.slice(0, 2),
  (at) => `§ ${paragraph(at)}, задачи ${number(at)}, ${number(at) + 1}`,
  (at) => `§ ${paragraph(at)}: формулы, задача ${number(at) + 2}`,
]
const society: Phrase[] = [
  (at) => `§ ${paragraph(at)}, вопросы после параграфа`,
  (at) => `§ ${paragraph(at)}, выучить даты и понятия`,
  (at) => `§ ${paragraph(at)}, заполнить таблицу`,
  (at) => `Работа с источником, с. ${page(at)}`,
]
const informatics: Phrase[] = [
  () => 'Закончить задание, начатое на уроке',
  (at) => `§ ${paragraph(at)}, вопросы 1–3`,
  () => 'Подготовить материалы к проекту',
]
const handwork: Phrase[] = [() => 'Принести материалы к следующему уроку', () => 'Подобрать образцы']

/** What is given at home in a subject, and how often. */
const given: Readonly<Record<CourseTitle, readonly [phrases: readonly Phrase[], share: number]>> = {
  'Обучение грамоте': [[], 0],
  Письмо: [[], 0],
  'Русский язык': [russian, 0.92],
  'Литературное чтение': [literature, 0.9],
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
  Естествознание: [science, 0.75],
  'Познание мира': [science, 0.6],
  Музыка: [[], 0],
  'Трудовое обучение': [handwork, 0.25],
  'Художественный труд': [handwork, 0.3],
  'Физическая культура': [[], 0],
  'История Казахстана': [society, 0.92],
  'Всемирная история': [society, 0.9],
  География: [science, 0.88],
  Биология: [science, 0.9],
  Физика: [problems, 0.92],
  Химия: [problems, 0.92],
  'Основы права': [society, 0.8],
  'Начальная военная и технологическая подготовка': [society, 0.3],
  'Глобальные компетенции': [[], 0],
}
const firstParallelWithHomework = 2

/** Homework of a lesson, or null where nothing is given: always in class 1. */
export function drawHomework(chance: Random, course: CourseTitle, parallel: number, lesson: number): string | null {
  const [phrases, share] = given[course]
  if (parallel < firstParallelWithHomework || phrases.length === 0 || !chance.chance(share)) return null
  return chance.pick(phrases)({ chance, lesson })
}

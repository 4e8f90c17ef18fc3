import type { GradingMode } from '#platform/contract/enumerations.ts'
import { defaultModeOf } from '#areas/grading/rules/grading-mode.ts'
import { collegeCourses, isOfCollege, type CollegeCourseTitle } from './college/courses.ts'
import { facts, type Cathedra, type CourseFacts } from './course-facts.ts'

/** Departments of the school. */
export const cathedras: Partial<Record<Cathedra, string>> = {
  primary: 'Начальных классов',
  kazakh: 'Казахского языка и литературы',
  russian: 'Русского языка и литературы',
  foreign: 'Иностранных языков',
  mathematics: 'Математики и информатики',
  science: 'Естественных наук',
  society: 'Общественных дисциплин',
  arts: 'Искусства, технологии и физической культуры',
}

/** Subjects of a school with short and Kazakh names and colours. */
export const courses = {
  'Обучение грамоте': facts('Грамота', 'Әліппе, сауат ашу', '#ffb300', 'primary', 'language', 5),
  Письмо: facts('Письмо', 'Жазу', '#ffca28', 'primary', 'language', 5),
  'Русский язык': facts('Рус. яз.', 'Орыс тілі', '#1e88e5', 'russian', 'language', 7),
  'Литературное чтение': facts('Лит. чт.', 'Әдебиеттік оқу', '#ffa726', 'primary', 'language', 5),
  'Русская литература': facts('Рус. лит.', 'Орыс әдебиеті', '#42a5f5', 'russian', 'language', 5),
  'Казахский язык': facts('Каз.', 'Қазақ тілі', '#26a69a', 'kazakh', 'language', 8),
  'Казахский язык и литература': facts('Каз. яз.', 'Қазақ тілі мен әдебиеті', '#00897b', 'kazakh', 'language', 8),
  'Английский язык': facts('Англ.', 'Ағылшын тілі', '#8e24aa', 'foreign', 'language', 9, 'language'),
  Математика: facts('Мат.', 'Математика', '#e53935', 'mathematics', 'mathematics', 11),
  Алгебра: facts('Алг.', 'Алгебра', '#d81b60', 'mathematics', 'mathematics', 11),
  'Алгебра и начала анализа': facts(
    'Алг. и нач. ан.',
    'Алгебра және анализ бастамалары',
    '#d81b60',
    'mathematics',
    'mathematics',
    12,
  ),
  Геометрия: facts('Геом.', 'Геометрия', '#c2185b', 'mathematics', 'mathematics', 11),
  'Цифровая грамотность': facts('Цифр. гр.', 'Цифрлық сауаттылық', '#7e57c2', 'primary', 'mathematics', 5, 'computers'),
  Информатика: facts('Инф.', 'Информатика', '#5e35b1', 'mathematics', 'mathematics', 8, 'computers'),
  Естествознание: facts('Естеств.', 'Жаратылыстану', '#43a047', 'science', 'science', 6),
  'Познание мира': facts('Позн.', 'Дүниетану', '#7cb342', 'primary', 'society', 4),
  Музыка: facts('Муз.', 'Музыка', '#ec407a', 'arts', 'arts', 2, 'music'),
  'Трудовое обучение': facts('Труд', 'Еңбекке баулу', '#a1887f', 'primary', 'arts', 2, 'workshop'),
  'Художественный труд': facts('Худ. тр.', 'Көркем еңбек', '#8d6e63', 'arts', 'arts', 3, 'workshop'),
  'Физическая культура': facts('Физ-ра', 'Дене шынықтыру', '#ef6c00', 'arts', 'sport', 1, 'sport'),
  'История Казахстана': facts('Ист. Каз.', 'Қазақстан тарихы', '#f4511e', 'society', 'society', 7),
  'Всемирная история': facts('Всем. ист.', 'Дүниежүзі тарихы', '#fb8c00', 'society', 'society', 7),
  География: facts('Геогр.', 'География', '#6d4c41', 'science', 'science', 7),
  Биология: facts('Биол.', 'Биология', '#558b2f', 'science', 'science', 8, 'biology'),
  Физика: facts('Физ.', 'Физика', '#3949ab', 'science', 'science', 10, 'physics'),
  Химия: facts('Хим.', 'Химия', '#00acc1', 'science', 'science', 10, 'chemistry'),
  'Основы права': facts('Право', 'Құқық негіздері', '#757575', 'society', 'society', 6),
  'Начальная военная и технологическая подготовка': facts(
    'НВТП',
    'Алғашқы әскери және технологиялық дайындық',
    '#546e7a',
    'arts',
    'sport',
    3,
  ),
  'Глобальные компетенции': facts('Глоб. комп.', 'Жаһандық құзыреттер', '#9e9d24', 'society', 'society', 2),
} as const satisfies Record<string, CourseFacts>
export type SchoolCourseTitle = keyof typeof courses
export type CourseTitle = SchoolCourseTitle | CollegeCourseTitle

export function isCourse(title: string): title is CourseTitle {
  return title in courses || isOfCollege(title)
}
export function courseFacts(title: string): CourseFacts {
  if (!isCourse(title)) throw new Error(`Unknown subject ${title}`)
  return isOfCollege(title) ? collegeCourses[title].facts : courses[title]
}

/** Subjects the file names in short, or by one name where the plan has two. */
const renamed: Readonly<Record<string, (parallel: number) => SchoolCourseTitle>> = {
  Литература: (parallel) => (parallel <= 4 ? 'Литературное чтение' : 'Русская литература'),
  'Казахский язык': (parallel) => (parallel <= 4 ? 'Казахский язык' : 'Казахский язык и литература'),
  Алгебра: (parallel) => (parallel <= 9 ? 'Алгебра' : 'Алгебра и начала анализа'),
  'Художественный труд': (parallel) => (parallel <= 4 ? 'Трудовое обучение' : 'Художественный труд'),
  Физкультура: () => 'Физическая культура',
  НВП: () => 'Начальная военная и технологическая подготовка',
}
/** The school's name of a subject that the timetable file names in its own way. */
export const courseInSchool = (inFile: string, parallel: number): string => renamed[inFile]?.(parallel) ?? inFile

const passFailHalf = ['Музыка', 'Трудовое обучение', 'Начальная военная и технологическая подготовка']
const passFailQuarter = ['Физическая культура', 'Художественный труд']
const halfYear = ['Цифровая грамотность', 'Познание мира', 'Всемирная история', 'Основы права']
/** By half-years in some parallels only, where an hour a week is too little for a mark each quarter. */
const halfYearIn: Readonly<Record<string, readonly number[]>> = {
  Естествознание: [1, 2, 3, 4],
  Информатика: [5, 6, 7, 8, 9],
  География: [6, 10, 11],
  Химия: [7],
}

/** How a subject is graded in a parallel. */
export function gradingMode(parallel: number, course: string): GradingMode {
  if (course === 'Глобальные компетенции' || defaultModeOf(parallel) === 'not_evaluated') return 'not_evaluated'
  if (passFailHalf.includes(course)) return 'pass_fail_once_six_months'
  if (passFailQuarter.includes(course)) return 'pass_fail_once_quarter'
  const isHalf = halfYear.includes(course) || halfYearIn[course]?.includes(parallel) === true
  return isHalf ? 'six_months' : 'every_quarter'
}

/** Subjects of the part of the plan that the school chooses. */
export const chosenBySchool: readonly CourseTitle[] = ['Глобальные компетенции']

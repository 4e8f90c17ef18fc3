import { collegeCourses, isOfCollege } from '../college/courses.ts'
import type { CourseTitle, SchoolCourseTitle } from '../curriculum.ts'

/** What is done in a subject's lessons, as remarks about it need to know. */
export type SubjectKind =
  | 'language'
  | 'reading'
  | 'calculation'
  | 'knowledge'
  | 'discussion'
  | 'computer'
  | 'sport'
  | 'singing'
  | 'making'

const kinds: Readonly<Record<SchoolCourseTitle, SubjectKind>> = {
  'Обучение грамоте': 'reading',
  Письмо: 'language',
  'Русский язык': 'language',
  'Литературное чтение': 'reading',
  'Русская литература': 'reading',
  'Казахский язык': 'language',
  'Казахский язык и литература': 'language',
  'Английский язык': 'language',
  Математика: 'calculation',
  Алгебра: 'calculation',
  'Алгебра и начала анализа': 'calculation',
  Геометрия: 'calculation',
  'Цифровая грамотность': 'computer',
  Информатика: 'computer',
  Естествознание: 'knowledge',
  'Познание мира': 'knowledge',
  Музыка: 'singing',
  'Трудовое обучение': 'making',
  'Художественный труд': 'making',
  'Физическая культура': 'sport',
  'История Казахстана': 'knowledge',
  'Всемирная история': 'knowledge',
  География: 'knowledge',
  Биология: 'knowledge',
  Физика: 'calculation',
  Химия: 'calculation',
  'Основы права': 'knowledge',
  'Начальная военная и технологическая подготовка': 'discussion',
  'Глобальные компетенции': 'discussion',
}
export const subjectKind = (course: CourseTitle): SubjectKind =>
  isOfCollege(course) ? collegeCourses[course].kind : kinds[course]

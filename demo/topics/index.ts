import { collegeCourses, isOfCollege } from '../college/courses.ts'
import type { CourseTitle, SchoolCourseTitle } from '../curriculum.ts'
import { crafts, militaryTraining, music, physicalEducation } from './arts.ts'
import { english } from './english.ts'
import { informatics } from './informatics.ts'
import { kazakh, kazakhLiterature } from './kazakh.ts'
import type { TopicsByParallel } from './list.ts'
import { algebra, geometry, mathematics } from './mathematics.ts'
import { digitalLiteracy, handcraft, literacy, reading, worldAround, writing } from './primary.ts'
import { russian, russianLiterature } from './russian.ts'
import { biology, chemistry, geography, naturalScience, physics } from './science.ts'
import { globalCompetence, historyOfKazakhstan, law, worldHistory } from './society.ts'

/** Topics of every subject. */
export const topics: Readonly<Record<SchoolCourseTitle, TopicsByParallel>> = {
  'Обучение грамоте': literacy,
  Письмо: writing,
  'Русский язык': russian,
  'Литературное чтение': reading,
  'Русская литература': russianLiterature,
  'Казахский язык': kazakh,
  'Казахский язык и литература': kazakhLiterature,
  'Английский язык': english,
  Математика: { ...algebra, ...mathematics },
  Алгебра: algebra,
  'Алгебра и начала анализа': algebra,
  Геометрия: geometry,
  'Цифровая грамотность': digitalLiteracy,
  Информатика: informatics,
  Естествознание: naturalScience,
  'Познание мира': worldAround,
  Музыка: music,
  'Трудовое обучение': handcraft,
  'Художественный труд': crafts,
  'Физическая культура': physicalEducation,
  'История Казахстана': historyOfKazakhstan,
  'Всемирная история': worldHistory,
  География: geography,
  Биология: biology,
  Физика: physics,
  Химия: chemistry,
  'Основы права': law,
  'Начальная военная и технологическая подготовка': militaryTraining,
  'Глобальные компетенции': globalCompetence,
}

const lastOfSchool = 11

export function topicsOf(course: CourseTitle, parallel: number): readonly string[] {
  if (isOfCollege(course)) return collegeCourses[course].topics
  // a college goes on with what ends in a school with the last class
  const found = topics[course][Math.min(parallel, lastOfSchool)]
  if (!found) throw new Error(`No topics of ${course} for parallel ${parallel}`)
  return found
}

import type { Cathedra } from '../course-facts.ts'
import type { TeacherKind } from '../posts.ts'

/** Departments of the college: several fields share one. */
export const collegeCathedras: Partial<Record<Cathedra, string>> = {
  kazakh: 'Языковых дисциплин',
  russian: 'Языковых дисциплин',
  foreign: 'Языковых дисциплин',
  mathematics: 'Общеобразовательных дисциплин',
  science: 'Общеобразовательных дисциплин',
  society: 'Общеобразовательных дисциплин',
  arts: 'Общеобразовательных дисциплин',
  programming: 'Информационных технологий',
  economics: 'Экономики и учёта',
}

/** Who teaches, by the first part of the teacher's code. */
export const collegeTeacherKinds: Readonly<Record<string, TeacherKind>> = {
  ПКаз: { position: 'Преподаватель казахского языка', cathedra: 'kazakh', women: 0.9, people: 'kazakh' },
  ПРус: { position: 'Преподаватель русского языка и литературы', cathedra: 'russian', women: 0.95 },
  ПАнг: { position: 'Преподаватель английского языка', cathedra: 'foreign', women: 0.9 },
  ПМат: { position: 'Преподаватель математики', cathedra: 'science', women: 0.8 },
  ПФиз: { position: 'Преподаватель физики', cathedra: 'science', women: 0.6 },
  ПГео: { position: 'Преподаватель географии', cathedra: 'science', women: 0.7 },
  ПИст: { position: 'Преподаватель истории', cathedra: 'society', women: 0.6 },
  ПФК: { position: 'Руководитель физического воспитания', cathedra: 'arts', women: 0.3 },
  ПНВП: { position: 'Преподаватель-организатор НВТП', cathedra: 'arts', women: 0 },
  ПИТ: { position: 'Преподаватель специальных дисциплин', cathedra: 'programming', women: 0.4 },
  ПЭк: { position: 'Преподаватель экономических дисциплин', cathedra: 'economics', women: 0.9 },
}

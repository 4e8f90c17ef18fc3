import { msg, texts } from '#platform/contract/text.ts'

/** What is said where a call fails (decisions, «Quoted texts»). @public */
export const failures = texts({
  create: msg`Ошибка при создании эвакуации`,
  change: msg`Ошибка при изменении эвакуации`,
  remove: msg`Ошибка при удалении эвакуации`,
  lessons: msg`Ошибка при получении списка уроков`,
  marks: msg`Ошибка при получении отметок`,
  createMarks: msg`Ошибка при создании отметок`,
  changeMarks: msg`Ошибка при изменении отметок`,
  changeMark: msg`Ошибка при изменении отметки`,
  createResult: msg`Ошибка при создании отчёта`,
  list: msg`Ошибка при получении списка событий`,
  current: msg`Ошибка при получении текущей эвакуации`,
  options: msg`Ошибка при получении списка вариантов`,
})
/** @public */
export const runningNotice = msg`Идет эвакуация`

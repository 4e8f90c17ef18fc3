/** What is said where a call fails (decisions, «Quoted texts»). @public */
export const failures = {
  create: 'Ошибка при создании эвакуации',
  change: 'Ошибка при изменении эвакуации',
  remove: 'Ошибка при удалении эвакуации',
  lessons: 'Ошибка при получении списка уроков',
  marks: 'Ошибка при получении отметок',
  createMarks: 'Ошибка при создании отметок',
  changeMarks: 'Ошибка при изменении отметок',
  changeMark: 'Ошибка при изменении отметки',
  createResult: 'Ошибка при создании отчёта',
  list: 'Ошибка при получении списка событий',
  current: 'Ошибка при получении текущей эвакуации',
  options: 'Ошибка при получении списка вариантов',
} as const
/** @public */
export const runningNotice = 'Идет эвакуация'

import { allOf, write } from '#platform/contract/access.ts'
import { importOf } from '#platform/contract/import.ts'
import { msg } from '#platform/contract/text.ts'
import { maxShortTitleLength, maxTitleLength } from './course-fields.ts'
import { crsCourse } from './permissions.ts'

/** Courses of a spreadsheet: known ones by their titles, others are made. An empty cell leaves what is known. */
export const importCourses = importOf({
  path: '/api/courses/import/courses/',
  steps: {
    template: { path: '/api/courses/import/courses/template/' },
    read: { path: '/api/courses/import/courses/{id}/' },
    change: { path: '/api/courses/import/courses/{id}/rows/{number}/' },
    leaveOut: { path: '/api/courses/import/courses/{id}/leave-out-errors/' },
    confirm: { path: '/api/courses/import/courses/{id}/confirm/' },
    leftovers: { path: '/api/courses/import/courses/{id}/leftovers/' },
    columns: { path: '/api/courses/import/courses/{id}/columns/' },
    undo: { path: '/api/courses/import/courses/{id}/undo/' },
  },
  access: allOf(write(crsCourse)),
  title: msg`Предметы`,
  columns: [
    {
      key: 'title',
      title: msg`Предмет`,
      synonyms: ['Название', 'Наименование', 'Дисциплина', 'Название предмета'],
      kind: 'text',
      isRequired: true,
      maxLength: maxTitleLength,
      hint: msg`По названию узнаётся предмет, который уже есть`,
      example: 'Алгебра',
    },
    {
      key: 'short',
      title: msg`Кратко`,
      synonyms: ['Короткое название', 'Сокращение', 'Краткое название'],
      kind: 'text',
      maxLength: maxShortTitleLength,
      hint: msg`Если пусто, начало названия`,
      example: 'Алг.',
    },
    {
      key: 'kk',
      title: msg`На казахском`,
      synonyms: ['Название на казахском', 'Казахское название'],
      kind: 'text',
      maxLength: maxTitleLength,
      hint: msg`Название на казахском языке`,
      example: 'Алгебра',
    },
    {
      key: 'area',
      title: msg`Образовательная область`,
      synonyms: ['Область'],
      kind: 'text',
      hint: msg`Как в справочнике «Образовательные области»`,
      example: 'Математика и информатика',
    },
    {
      key: 'cathedra',
      title: msg`Кафедра`,
      synonyms: ['Методическое объединение', 'МО'],
      kind: 'text',
      maxLength: maxTitleLength,
      hint: msg`Как она называется в школе`,
      example: 'Кафедра математики',
    },
    {
      key: 'difficulty',
      title: msg`Трудность`,
      synonyms: ['Балл трудности', 'Сложность'],
      kind: 'number',
      hint: msg`От 1 до 12`,
      example: '11',
    },
  ],
})

import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { expectExport, rowsIn, takeFile } from '#tests/list-export.ts'
import type { Cathedra } from '../contract/cathedras.ts'
import type { Course } from '../contract/courses.ts'
import { rangesText } from '#platform/contract/ranges-text.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { lastYear } = testApp.school

test('courses as a file', () =>
  expectExport<Course>(testApp, {
    list: '/api/courses/courses/',
    columns: {
      name: ({ title }) => title,
      hours: ({ hours }) => hours,
      kk: ({ title_kk }) => title_kk,
      short: ({ short_title }) => short_title,
      cathedra: ({ cathedra }) => cathedra?.title ?? null,
      area: ({ ed_area }) => ed_area?.title ?? null,
      difficulty: ({ difficulty }) => difficulty,
      room: ({ room_kind }) => room_kind?.title ?? null,
      parallels: ({ parallels }) => rangesText(parallels) || null,
      groups: ({ groups_count }) => groups_count,
    },
    top: [
      [
        'Предмет',
        'Часов в неделю',
        'На казахском',
        'Кратко',
        'Кафедра',
        'Образовательная область',
        'Трудность',
        'Вид помещения',
        'Классы',
        'Групп',
      ],
      ['Английский язык', 4, null, 'Англ', 'Кафедра языков', null, null, null, '7', 2],
    ],
    requested: [
      ['teacher', 'cathedra_id=2'],
      ['headteacher', 'sort=hours&asc=false'],
      ['metodist', `search=${encodeURIComponent('физ')}`],
      ['metodist', `year_id=${lastYear}`],
    ],
    refused: ['library', 'hr', 'student', 'parent'],
  }))

test('departments as a file', () =>
  expectExport<Cathedra>(testApp, {
    list: '/api/courses/cathedras/',
    columns: {
      name: ({ title }) => title,
      head: ({ head }) => head?.full_name ?? null,
      hours: ({ hours }) => hours,
      courses: ({ courses_count }) => courses_count,
      members: ({ members_count }) => members_count,
    },
    top: [
      ['Кафедра', 'Заведующий', 'Часов в неделю', 'Предметов', 'Сотрудников'],
      ['Кафедра математики', 'Сотрудник Заведующий кафедрой', 6, 1, 3],
    ],
    requested: [
      ['zavkaf', 'sort=members_count&asc=false'],
      ['headteacher', `search=${encodeURIComponent('язык')}`],
      ['headteacher', `year_id=${lastYear}`],
    ],
    refused: ['library', 'student', 'parent'],
  }))

test('the plan as a sheet: hours under the parallels, by course', async () => {
  const take = (who: Who | null, query = '') => takeFile(testApp, who, `/api/courses/rup/export/?${query}`)
  expect((await take(null)).status).toBe(401)
  expect((await take('teacher', 'columns=name')).status).toBe(422)
  for (const who of ['library', 'hr', 'student', 'parent'] as const) expect((await take(who)).status).toBe(403)
  const head = ['Часть', 'Предмет', '7', 'Оценивание по параллелям', 'Деление на подгруппы']
  const [first, ...rows] = await rowsIn((await take('teacher')).bytes)
  expect(first).toEqual(head)
  expect(rows.map(([, course, hours, , divided]) => [course, hours, divided])).toEqual([
    ['Алгебра', 3, null],
    ['Английский язык', 2, '7'],
    ['История Казахстана', 1, null],
    ['Физическая культура', 1, null],
  ])
  expect(await rowsIn((await take('headteacher', 'cathedra_id=1')).bytes)).toEqual([
    head,
    ['Инвариантный компонент', 'Алгебра', 3, 'Оценка каждую четверть', null],
  ])
})

import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { expectExport } from '#tests/list-export.ts'
import type { ClassLoad, TeacherLoad } from '../contract/workload.ts'

const testApp = await startTestApp()
const { db, school } = testApp
// today is the first day without the teacher of the second subgroup
beforeAll(() =>
  sql`update workload.assignment set during = daterange('2026-09-01', ${school.today})
    where group_id = ${school.groups.englishA2}`.execute(db),
)
afterAll(() => testApp.close())
const refused = ['teacher', 'library', 'student', 'parent'] as const

test('the load of teachers as a file: of the own department for its head', () =>
  expectExport<TeacherLoad>(testApp, {
    list: '/api/courses/workload/',
    columns: {
      name: ({ full_name }) => full_name,
      hours: ({ hours }) => hours,
      rate: ({ rate }) => rate,
      groups: ({ groups_count }) => groups_count,
      courses: ({ courses }) => courses.join(', ') || null,
      classes: ({ classes }) => classes.join(', ') || null,
    },
    top: [
      ['Учитель', 'Часов в неделю', 'Ставка', 'Групп', 'Предметы', 'Классы'],
      ['Серикова Алия Маратовна', 5, 1, 3, 'Алгебра, История Казахстана, Физическая культура', '7А, 7Б'],
    ],
    requested: [
      ['zavkaf', 'sort=hours&asc=false'],
      ['headteacher', ''],
      ['headteacher', 'cathedra_id=2'],
      ['hr', `year_id=${school.lastYear}`],
    ],
    refused,
  }))

test('the load of classes as a file: by the courses of the own department for its head', () =>
  expectExport<ClassLoad>(testApp, {
    list: '/api/courses/workload/classes/',
    columns: {
      missing: ({ planned, covered }) => planned - covered,
      name: ({ title }) => title,
      planned: ({ planned }) => planned,
      covered: ({ covered }) => covered,
      teaching: ({ teaching }) => teaching,
    },
    top: [
      ['Без учителя', 'Класс', 'Часов по РУП', 'Из них с учителем', 'Часов учителей с подгруппами'],
      [4, '7Б', 7, 3, 3],
      [2, '7А', 7, 5, 7],
    ],
    requested: [
      ['headteacher', 'sort=missing&asc=false'],
      ['zavkaf', ''],
      ['hr', 'parallel=7&cathedra_id=2'],
      ['hr', `search=${encodeURIComponent('7а')}`],
    ],
    refused,
  }))

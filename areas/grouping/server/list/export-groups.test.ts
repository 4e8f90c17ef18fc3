import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { expectExport, rowsIn, takeFile } from '#tests/list-export.ts'
import type { StudyGroup } from '../../contract/groups.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())

test('groups as a file: those that the reader sees in the list', () =>
  expectExport<StudyGroup>(testApp, {
    list: '/api/grouping/groups/',
    columns: {
      hours: ({ hours }) => hours,
      name: ({ course, title }) => `${course.title}, ${title}`,
      classes: ({ classes }) => classes.map(({ title }) => title).join(', ') || null,
      teacher: ({ teachers }) => teachers.map(({ full_name }) => full_name).join(', ') || null,
      students: ({ students_count }) => students_count,
    },
    top: [
      ['Часов', 'Предмет и группа', 'Классы', 'Учитель', 'Учеников'],
      [3, 'Алгебра, 7А', '7А', 'Сотрудник Учитель', 7],
    ],
    requested: [
      ['headteacher', ''],
      ['headteacher', 'kind=subgroup&sort=students_count&asc=false'],
      ['headteacher', `search=${encodeURIComponent('серикова 7б')}`],
      ['teacher', ''],
      ['other-teacher', 'sort=hours'],
      ['zavkaf', ''],
    ],
    refused: ['student', 'parent', 'library', 'classruk'],
  }))

test('a teacher takes the own groups only', async () => {
  const { bytes } = await takeFile(testApp, 'teacher', '/api/grouping/groups/export/?columns=kind,name')
  expect(await rowsIn(bytes)).toEqual([
    ['Вид', 'Предмет и группа'],
    ['Весь класс', 'Алгебра, 7А'],
  ])
})

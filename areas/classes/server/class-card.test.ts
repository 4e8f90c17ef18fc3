import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { ClassCard } from '../contract/classes.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const schoolClass = (who: Who | null, id: number) => testApp.as(who).get<ClassCard>(`/api/grouping/classes/${id}`)

describe('the card of a class', () => {
  test('adults, students, subjects with teachers and journals', async () => {
    const { body } = await schoolClass('headteacher', school.classes.a)
    expect(body).toMatchObject({ title: '7А', students_count: 7, previous_class: null, home_room: { title: '201' } })
    expect(body.students.map(({ id }) => id)).toEqual([101, 102, 103, 104, 105, 106, 107])
    expect(body.subjects.map(({ course, hours, groups }) => [course.title, hours, groups.map(({ id }) => id)])).toEqual(
      [
        ['Алгебра', 3, [1]],
        ['Английский язык', 2, [3, 4]],
        ['История Казахстана', 1, [6]],
        ['Физическая культура', 1, [5]],
      ],
    )
  })

  test('a teacher finds own students and opens own journals only', async () => {
    const { body } = await schoolClass('english-teacher', school.classes.a)
    // the mover was in the group of 7Б in which this teacher stands in today
    expect(body.students.map(({ id }) => id)).toEqual([101, 102, 103, school.mover])
    const open = body.subjects.flatMap(({ groups }) => groups.filter(({ may_read_journal }) => may_read_journal))
    expect(open.map(({ id }) => id)).toEqual([3])
  })

  test('staff see the class without the names of its students', async () => {
    expect((await schoolClass('hr', school.classes.a)).body).toMatchObject({ students_count: 7, students: [] })
    expect((await schoolClass('student', school.classes.a)).status).toBe(403)
    expect((await schoolClass(null, school.classes.a)).status).toBe(401)
    expect((await schoolClass('hr', 999_999)).status).toBe(404)
  })
})

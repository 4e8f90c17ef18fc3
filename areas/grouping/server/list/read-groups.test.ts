import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { GroupCard } from '../../contract/group.ts'
import type { StudyGroup } from '../../contract/groups.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const list = async (who: Who, query = '') =>
  (await testApp.as(who).get<{ items: StudyGroup[]; total: number }>(`/api/grouping/groups/?${query}`)).body
const idsOf = async (who: Who, query = '') => (await list(who, query)).items.map(({ id }) => id)
const group = (who: Who | null, id: number) => testApp.as(who).get<GroupCard>(`/api/grouping/group/${id}/`)

describe('groups', () => {
  test('with course, classes, teacher, students of today, hours of the plan', async () => {
    const [first] = (await list('headteacher')).items
    expect(first).toEqual({
      id: school.groups.algebraA,
      title: '7А',
      kind: 'class',
      course: { id: 1, title: 'Алгебра', colour: '#1971c2' },
      classes: [{ id: 1, title: '7А' }],
      teachers: [{ id: testApp.personOf('teacher'), full_name: 'Сотрудник Учитель' }],
      students_count: 7,
      hours: 3,
      level: null,
      closed_on: null,
    })
  })

  test('filters, search, order', async () => {
    expect(await idsOf('headteacher')).toEqual([1, 2, 3, 4, 6, 5])
    expect(await idsOf('headteacher', 'kind=subgroup')).toEqual([3, 4])
    expect(await idsOf('headteacher', 'class_id=2')).toEqual([2])
    expect(await idsOf('headteacher', 'course_id=2')).toEqual([3, 4])
    expect(await idsOf('headteacher', 'parallel=8')).toEqual([])
    expect(await idsOf('headteacher', 'sort=students_count')).toEqual([3, 4, 2, 1, 6, 5])
    expect(await idsOf('headteacher', 'sort=hours&asc=false&size=2')).toEqual([2, 1])
    expect(await idsOf('headteacher', `search=${encodeURIComponent('серикова 7б')}`)).toEqual([2])
    expect(await idsOf('headteacher', `year_id=${school.lastYear}`)).toEqual([])
    for (const query of ['kind=level', 'sort=id', 'size=201'])
      expect((await testApp.as('headteacher').get(`/api/grouping/groups/?${query}`)).status).toBe(422)
  })

  test.each<[Who, number[]]>([
    ['teacher', [1]],
    ['other-teacher', [2, 6, 5]],
    ['zavkaf', [1, 2]],
    ['manager_oo', [1, 2, 3, 4, 6, 5]],
    ['manager_do', [1, 2, 3, 4, 6, 5]],
  ])('%s sees %j', async (who, ids) => expect(await idsOf(who)).toEqual(ids))

  test('for who holds the key', async () => {
    expect((await testApp.as(null).get('/api/grouping/groups/')).status).toBe(401)
    for (const who of ['student', 'parent', 'library', 'classruk'] as const)
      expect((await testApp.as(who).get('/api/grouping/groups/')).status).toBe(403)
  })
})

describe('the card of a group', () => {
  test('members with their dates, who came later included', async () => {
    const { status, body } = await group('teacher', school.groups.algebraA)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: 1, may_read_journal: true, students_count: 7 })
    expect(body.members).toHaveLength(7)
    expect(body.members.at(-1)).toEqual({
      id: school.mover,
      full_name: 'Жумабаев Тимур Азаматович',
      class_title: '7А',
      from: '2026-11-09',
      to: '2027-05-25',
      is_now: true,
    })
  })

  test('who has left stands last', async () => {
    const { body } = await group('other-teacher', school.groups.algebraB)
    expect(body.students_count).toBe(6)
    expect(body.members.at(-1)).toMatchObject({ id: school.mover, to: '2026-11-08', is_now: false })
  })

  test('names are for who may find the student, the journal for who may read it', async () => {
    const { body } = await group('manager_do', school.groups.algebraA)
    expect(body).toMatchObject({ students_count: 7, members: [], may_read_journal: false })
  })

  test('a stranger’s group is as one that does not exist', async () => {
    const missing = await group('teacher', 999_999)
    expect(missing.status).toBe(404)
    expect((await group('teacher', school.groups.algebraB)).body).toEqual(missing.body)
    expect((await group(null, 1)).status).toBe(401)
    expect((await group('library', 1)).status).toBe(403)
    expect((await testApp.as('teacher').get('/api/grouping/group/x/')).status).toBe(422)
  })
})

import { randomUUID } from 'node:crypto'
import { hashPassword, openSession } from '#areas/access/server/index.ts'
import type { OpenHouse, Who } from '../house.ts'

/** A call as somebody who may makes it: who, the parameters of its path, its query and its body. */
export interface Sample {
  who: Who | null
  params?: Record<string, number>
  query?: Record<string, string>
  body?: object
}
type Make = (house: OpenHouse) => Sample | Promise<Sample>

const password = 'семь тощих ёжиков'
const minute = { tapped_at: '2026-11-20T03:11:00.000Z' }

async function scoreOf({ db, lessonOf }: OpenHouse): Promise<Record<string, number>> {
  const lesson = await lessonOf('algebraA', '2026-11-04')
  return db.selectFrom('journal.score').where('lesson_id', '=', lesson).select('id').executeTakeFirstOrThrow()
}
const lessonOf = async (house: OpenHouse) => ({ id: await house.lessonOf('algebraA', house.school.today) })
const absence = async ({ db, school }: OpenHouse) => {
  const kind = await db.selectFrom('journal.miss_kind').where('code', '=', 'ill').select('id').executeTakeFirstOrThrow()
  return { student_id: school.studentsA[1], kind_id: kind.id }
}

const drill = () => ({ client_id: randomUUID(), mode: 'drill', kind: 'fire' })
/** The evacuation that runs, started where none does. */
export async function running(house: OpenHouse): Promise<number> {
  const { body } = await house
    .as('director')
    .post<{ evacuation: { id: number } }>('/api/evacuation/evacuations/', drill())
  return body.evacuation.id
}
export async function completed(house: OpenHouse): Promise<number> {
  const id = await running(house)
  await house.as('director').patch(`/api/evacuation/evacuations/${id}`, { status: 'completed' })
  return id
}
const anyMark = async (house: OpenHouse) =>
  house.db
    .selectFrom('evacuation.mark')
    .where('evacuation_id', '=', await running(house))
    .select(['id', 'unit_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
const evacuations = '/api/evacuation/evacuations'

/** One for each call that stands, by its method and path. */
export const samples: Readonly<Record<string, Make>> = {
  'POST /api/admin/users/token': async ({ db, accountOf }) => {
    const change = { password_hash: await hashPassword(password), must_change_password: false }
    const account = accountOf('other-teacher')
    await db.updateTable('access.account').set(change).where('id', '=', account).execute()
    return { who: null, body: { username: 'other-teacher@school.test', password } }
  },
  'POST /api/admin/users/token/refresh': async ({ db, accountOf }) => {
    const session = { accountId: accountOf('other-teacher'), client: 0, device: 'test', address: '127.0.0.1' }
    const { refreshToken } = await openSession(db, session)
    return { who: null, body: { token: refreshToken } }
  },
  'GET /api/admin/users/token_any_user/{id}': ({ accountOf }) => ({
    who: 'ceasar',
    params: { id: accountOf('teacher') },
  }),
  'GET /api/users/users/': ({ accountOf }) => ({
    who: 'teacher',
    query: { admin_user_id: String(accountOf('teacher')) },
  }),
  'GET /api/passport/years/': () => ({ who: 'student' }),
  'GET /api/passport/calendar/': () => ({ who: 'parent', query: { type: 'quarter' } }),
  'POST /api/journal/journal/lesson/{id}/score/': async (house) => ({
    who: 'teacher',
    params: await lessonOf(house),
    body: { student_id: house.school.studentsA[0], value: 5 },
  }),
  'PATCH /api/journal/journal/lesson/score/{id}': async (house) => ({
    who: 'teacher',
    params: await scoreOf(house),
    body: { value: 4 },
  }),
  'DELETE /api/journal/journal/lesson/score/{id}': async (house) => ({ who: 'teacher', params: await scoreOf(house) }),
  'POST /api/journal/journal/lesson/{id}/miss/': async (house) => ({
    who: 'teacher',
    params: await lessonOf(house),
    body: await absence(house),
  }),
  'DELETE /api/journal/journal/lesson/miss/{id}': async (house) => {
    const { id: lesson } = await lessonOf(house)
    const path = `/api/journal/journal/lesson/${lesson}/miss/`
    const { body } = await house.as('teacher').post<{ id: number }>(path, await absence(house))
    return { who: 'teacher', params: { id: body.id } }
  },
  'POST /api/logging/logging/events/page-view/': () => ({
    who: 'parent',
    body: { page_id: 'dashboard', path: '/dashboard', from_page_id: null, from_path: null },
  }),
  [`GET ${evacuations}/in_progress/`]: () => ({ who: null }),
  [`GET ${evacuations}/`]: async (house) => {
    await running(house)
    return { who: 'director', query: { status: 'active', get_type: 'full' } }
  },
  [`POST ${evacuations}/`]: () => ({ who: 'director', body: drill() }),
  [`PATCH ${evacuations}/{id}`]: async (house) => ({
    who: 'director',
    params: { id: await running(house) },
    body: { status: 'completed' },
  }),
  [`DELETE ${evacuations}/{id}`]: async (house) => ({ who: 'director', params: { id: await running(house) } }),
  [`GET ${evacuations}/lessons`]: async (house) => ({
    who: 'director',
    query: { evacuation_id: String(await running(house)) },
  }),
  [`GET ${evacuations}/{id}`]: async (house) => ({
    who: 'director',
    params: { id: await running(house) },
    query: { get_type: 'full' },
  }),
  [`GET ${evacuations}/collect/`]: async (house) => {
    await running(house)
    return { who: 'teacher' }
  },
  'GET /api/evacuation/marks/': async (house) => {
    await running(house)
    return { who: 'teacher' }
  },
  'POST /api/evacuation/marks/bulk/': async (house) => ({
    who: 'director',
    body: {
      marks: [{ client_id: randomUUID(), unit_id: (await anyMark(house)).unit_id, name: 'Гость', ...minute }],
    },
  }),
  'PATCH /api/evacuation/marks/bulk/': async (house) => ({
    who: 'director',
    body: { steps: [{ client_id: randomUUID(), mark_id: (await anyMark(house)).id, status: 'present', ...minute }] },
  }),
  'PATCH /api/evacuation/marks/{id}': async (house) => ({
    who: 'director',
    params: { id: (await anyMark(house)).id },
    body: { status: 'present' },
  }),
  'POST /api/evacuation/event_results/': async (house) => ({
    who: 'director',
    body: { evacuation_id: await completed(house) },
  }),
  'GET /api/evacuation/event_results/': async (house) => {
    const body = { evacuation_id: await completed(house) }
    await house.as('director').post('/api/evacuation/event_results/', body)
    return { who: 'director' }
  },
}

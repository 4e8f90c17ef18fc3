import { randomUUID } from 'node:crypto'
import { documentsOf } from '#areas/documents/server/testing/documents.ts'
import { hashPassword, openSession } from '#areas/access/server/index.ts'
import type { TestApp, Who } from '../test-app.ts'

/** A call as somebody who may makes it: who, the parameters of its path, its query and its body. */
export interface Sample {
  who: Who | null
  params?: Record<string, number>
  query?: Record<string, string>
  body?: object
}
type Make = (context: TestApp) => Sample | Promise<Sample>

const password = 'семь тощих ёжиков'
const minute = { tapped_at: '2026-11-20T03:11:00.000Z' }

async function scoreOf({ db, lessonOf }: TestApp): Promise<Record<string, number>> {
  const lesson = await lessonOf('algebraA', '2026-11-04')
  return db.selectFrom('journal.score').where('lesson_id', '=', lesson).select('id').executeTakeFirstOrThrow()
}
const lessonOf = async (context: TestApp) => ({ id: await context.lessonOf('algebraA', context.school.today) })
const absence = async ({ db, school }: TestApp) => {
  const kind = await db
    .selectFrom('miss_kinds.miss_kind')
    .where('code', '=', 'ill')
    .select('id')
    .executeTakeFirstOrThrow()
  return { student_id: school.studentsA[1], kind_id: kind.id }
}

const drill = () => ({ client_id: randomUUID(), mode: 'drill', kind: 'fire' })
/** The evacuation that runs, started where none does. */
export async function running(context: TestApp): Promise<number> {
  const { body } = await context
    .as('director')
    .post<{ evacuation: { id: number } }>('/api/evacuation/evacuations/', drill())
  return body.evacuation.id
}
export async function completed(context: TestApp): Promise<number> {
  const id = await running(context)
  await context.as('director').patch(`/api/evacuation/evacuations/${id}`, { status: 'completed' })
  return id
}
const anyMark = async (context: TestApp) =>
  context.db
    .selectFrom('evacuation.mark')
    .where('evacuation_id', '=', await running(context))
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
    query: { reason: 'проверка' },
  }),
  'GET /api/users/users/': ({ accountOf }) => ({
    who: 'teacher',
    query: { admin_user_id: String(accountOf('teacher')) },
  }),
  'GET /api/passport/years/': () => ({ who: 'student' }),
  'GET /api/passport/calendar/': () => ({ who: 'parent', query: { type: 'quarter' } }),
  'POST /api/journal/journal/lesson/{id}/score/': async (context) => ({
    who: 'teacher',
    params: await lessonOf(context),
    body: { student_id: context.school.studentsA[0], value: 5 },
  }),
  'PATCH /api/journal/journal/lesson/score/{id}': async (context) => ({
    who: 'teacher',
    params: await scoreOf(context),
    body: { value: 4 },
  }),
  'DELETE /api/journal/journal/lesson/score/{id}': async (context) => ({
    who: 'teacher',
    params: await scoreOf(context),
  }),
  'POST /api/journal/journal/lesson/{id}/miss/': async (context) => ({
    who: 'teacher',
    params: await lessonOf(context),
    body: await absence(context),
  }),
  'DELETE /api/journal/journal/lesson/miss/{id}': async (context) => {
    const { id: lesson } = await lessonOf(context)
    const path = `/api/journal/journal/lesson/${lesson}/miss/`
    const { body } = await context.as('teacher').post<{ id: number }>(path, await absence(context))
    return { who: 'teacher', params: { id: body.id } }
  },
  'POST /api/grouping/group/{id}/users/': ({ school }) => ({
    who: 'manager_oo',
    params: { id: school.groups.englishA2 },
    body: { users: [school.studentsA[0]], from: '2026-11-23' },
  }),
  'DELETE /api/grouping/group/{group_id}/users/{student_id}': async ({ as, school }) => {
    const [group_id, student_id] = [school.groups.englishA1, school.studentsA[1]]
    await as('manager_oo').post(`/api/grouping/group/${group_id}/users/`, { users: [student_id] })
    return { who: 'manager_oo', params: { group_id, student_id }, query: { from: '2026-11-23' } }
  },
  'POST /api/logging/logging/events/page-view/': () => ({
    who: 'parent',
    body: { page_id: 'dashboard', path: '/dashboard', from_page_id: null, from_path: null },
  }),
  [`GET ${evacuations}/in_progress/`]: () => ({ who: null }),
  [`GET ${evacuations}/`]: async (context) => {
    await running(context)
    return { who: 'director', query: { status: 'active', get_type: 'full' } }
  },
  [`POST ${evacuations}/`]: () => ({ who: 'director', body: drill() }),
  [`PATCH ${evacuations}/{id}`]: async (context) => ({
    who: 'director',
    params: { id: await running(context) },
    body: { status: 'completed' },
  }),
  [`DELETE ${evacuations}/{id}`]: async (context) => ({ who: 'director', params: { id: await running(context) } }),
  [`GET ${evacuations}/lessons`]: async (context) => ({
    who: 'director',
    query: { evacuation_id: String(await running(context)) },
  }),
  [`GET ${evacuations}/{id}`]: async (context) => ({
    who: 'director',
    params: { id: await running(context) },
    query: { get_type: 'full' },
  }),
  [`GET ${evacuations}/collect/`]: async (context) => {
    await running(context)
    return { who: 'teacher' }
  },
  'GET /api/evacuation/marks/': async (context) => {
    await running(context)
    return { who: 'teacher' }
  },
  'POST /api/evacuation/marks/bulk/': async (context) => ({
    who: 'director',
    body: {
      marks: [{ client_id: randomUUID(), unit_id: (await anyMark(context)).unit_id, name: 'Гость', ...minute }],
    },
  }),
  'PATCH /api/evacuation/marks/bulk/': async (context) => ({
    who: 'director',
    body: { steps: [{ client_id: randomUUID(), mark_id: (await anyMark(context)).id, status: 'present', ...minute }] },
  }),
  'PATCH /api/evacuation/marks/{id}': async (context) => ({
    who: 'director',
    params: { id: (await anyMark(context)).id },
    body: { status: 'present' },
  }),
  'POST /api/evacuation/event_results/': async (context) => ({
    who: 'director',
    body: { evacuation_id: await completed(context) },
  }),
  'GET /api/evacuation/event_results/': async (context) => {
    const body = { evacuation_id: await completed(context) }
    await context.as('director').post('/api/evacuation/event_results/', body)
    return { who: 'director' }
  },
  'PATCH /api/documents/documents/{id}': async (context) => {
    const { makeKind, create } = documentsOf(context)
    const kind = await makeKind({ makers: [{ party: 'staff', target_id: null }] })
    return { who: 'teacher', params: { id: await create('teacher', kind) }, body: { version: 1, title: 'О дежурстве' } }
  },
}

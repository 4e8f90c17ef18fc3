import type { Row } from './owed.ts'

/** Prefixes of the twenty services; the specification's path follows the prefix unchanged. */
export const prefixes = {
  admin: '/api/admin',
  users: '/api/users',
  passport: '/api/passport',
  grouping: '/api/grouping',
  courses: '/api/courses',
  planning: '/api/planning',
  schedule: '/api/schedule',
  journal: '/api/journal',
  cabinet: '/api/cabinet',
  requests: '/api/requests',
  hr: '/api/hr',
  'extra-education': '/api/extra-education',
  'house-system': '/api/house-system',
  monitoring: '/api/monitoring',
  documents: '/api/documents',
  media: '/api/media',
  ai: '/api/ai',
  intent: '/api/intent',
  evacuation: '/api/evacuation',
  logging: '/api/logging',
} as const

type Prefix = keyof typeof prefixes

/** What a call of the specification promises. Its answer and who may call it are shown for few: those are the others' own. */
interface Promises {
  /** Who may call it, in the words of `access-words.ts`. */
  access: string
  /** A query that it must take. */
  query?: Record<string, string>
  /** Fields that the answer must bear; `items.` before those of each row of a list. */
  answer?: readonly string[]
  /** A body that it must take: the fields that the specification or the decisions name. */
  body?: object
  /** The body is a multipart form. */
  isForm?: true
  /** The answer comes line by line as it is made. */
  streams?: true
  /** Its failures show no notification. */
  silent?: true
}
/** A call of the specification, and the area that owes it. */
export interface Call extends Row, Promises {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With the prefix of its service. */
  path: `/api/${string}`
}

const of =
  (area: string, service: Prefix) =>
  (
    ...calls: [method: Call['method'], path: `/${string}`, access: string, promises?: Omit<Promises, 'access'>][]
  ): Call[] =>
    calls.map(([method, path, access, promises]) => {
      const whole = `${prefixes[service]}${path}` as const
      return { name: `call ${method} ${whole}`, area, method, path: whole, access, ...promises }
    })

const tokens = ['refresh_token', 'access_token']
const user = ['id', 'admin_user_id', 'name', 'surname', 'patronymic', 'full_name', 'roles', 'groups']
const list = ['items', 'total', 'page', 'size', 'active']
const score = ['id', 'lesson_id', 'student_id', 'type', 'value']
const miss = ['id', 'lesson_id', 'student_id']
const evacuation = ['id', 'status', 'units']
const mark = ['id', 'user_id', 'status']
const items = (fields: readonly string[]) => fields.map((field) => `items.${field}`)
const board = 'read eva_evacuation | read eva_results'
const marking = 'write eva_mark | write eva_evacuation'
const recommending =
  'write usr_rec_psychologist | write usr_rec_librarian | write usr_rec_medical | write usr_rec_subject_teacher | write usr_rec_departments'
const noId = { ignore_delete_url_check: 'true' }

/** Every call of specification §7, in its order. */
export const calls: readonly Call[] = [
  ...of('access', 'admin')(
    ['POST', '/users/token', 'open', { isForm: true, body: { username: 'a', password: 'b' }, answer: tokens }],
    ['POST', '/users/token/refresh', 'open', { body: { token: 'a' }, answer: tokens }],
    ['GET', '/users/token_any_user/{id}', 'impersonator', { query: { reason: 'проверка' }, answer: tokens }],
  ),
  ...of(
    'people',
    'users',
  )(['GET', '/users/', 'signed in', { query: { admin_user_id: '1' }, answer: [...list, ...items(user)] }]),
  ...of('calendar', 'passport')(
    ['GET', '/years/', 'signed in', { answer: items(['id', 'date_start', 'date_end']) }],
    [
      'GET',
      '/calendar/',
      'signed in',
      { query: { type: 'quarter' }, answer: items(['id', 'type', 'title', 'start_date', 'end_date', 'year']) },
    ],
  ),
  ...of('journal', 'journal')(
    [
      'POST',
      '/journal/lesson/{id}/score/',
      'write jrn_journal',
      { body: { student_id: 1, value: 5, type: 'fo' }, answer: score },
    ],
    ['PATCH', '/journal/lesson/score/{id}', 'write jrn_journal', { body: { value: 4 }, answer: score }],
    ['DELETE', '/journal/lesson/score/{id}', 'write jrn_journal'],
    ['POST', '/journal/lesson/{id}/miss/', 'write jrn_journal', { body: { student_id: 1, kind_id: 1 }, answer: miss }],
    ['DELETE', '/journal/lesson/miss/{id}', 'write jrn_journal'],
  ),
  ...of('tutoring', 'journal')(
    ['POST', '/rep-journal/generate/', 'write tut_journal'],
    ['POST', '/rep-journal/{rep_hour_id}/feedback/', 'write tut_journal'],
    ['PATCH', '/rep-journal/feedback/{id}', 'write tut_journal'],
    ['DELETE', '/rep-journal/feedback/{id}', 'write tut_journal'],
  ),
  ...of('tutoring', 'schedule')(
    ['POST', '/rch/', 'write tut_planning'],
    ['PATCH', '/rch/{id}', 'write tut_planning'],
    ['POST', '/rch/hours/', 'write tut_planning'],
    ['PATCH', '/rch/hours/{id}', 'write tut_planning'],
    ['DELETE', '/rch/hours/{id}', 'write tut_planning'],
  ),
  ...of('clubs', 'extra-education')(
    ['POST', '/lessons/{lesson_id}/attendance', 'write dop_journal'],
    ['PATCH', '/lessons/attendance/{id}', 'write dop_journal'],
  ),
  ...of('staff', 'hr')(
    ['PATCH', '/pay-slip/{id}', 'write hrs_pay_slip | self'],
    ['POST', '/pay-slip/', 'write hrs_pay_slip', { query: { year: '2026', month: '9' }, streams: true }],
  ),
  ...of('skills', 'users')(
    ['POST', '/skills/limits/', 'write usr_skills_limits'],
    ['PATCH', '/skills/limits/{id}', 'write usr_skills_limits'],
    ['POST', '/skills/parallel/', 'write usr_skills'],
    ['DELETE', '/skills/parallel/{id}', 'write usr_skills'],
    ['POST', '/skills/student/', 'write usr_skills_journal'],
    ['PATCH', '/skills/student/{id}', 'write usr_skills_journal'],
    ['DELETE', '/skills/student/{id}', 'write usr_skills_journal'],
  ),
  ...of('recommendations', 'users')(
    ['POST', '/recommendation/teacher-parallel/', 'write usr_rec_responsible'],
    ['DELETE', '/recommendation/teacher-parallel/{id}', 'write usr_rec_responsible'],
    ['POST', '/recommendation/', recommending],
    ['PATCH', '/recommendation/{id}', recommending],
    ['DELETE', '/recommendation/{id}', recommending],
  ),
  ...of(
    'movements',
    'users',
  )(['POST', '/other_school/', 'write usr_movements_income | write usr_movements_outcome | write rhb_record']),
  ...of('admission', 'users')(
    ['POST', '/risk-registry/', 'write usr_risk_registry'],
    ['DELETE', '/risk-registry/{id}', 'write usr_risk_registry', { body: { reason: 'Долг погашен' } }],
    ['POST', '/risk-registry/debtor-check/', 'read usr_risk_registry'],
    ['POST', '/risk-registry/debtor-check-parents/', 'read usr_risk_registry'],
  ),
  ...of('admission', 'intent')(
    ['POST', '/price/year/', 'write int_year_price'],
    ['PATCH', '/price/year/{id}', 'write int_year_price'],
    ['DELETE', '/price/year/{id}', 'write int_year_price'],
    ['POST', '/price/parallel/', 'write int_parallel_price'],
    ['PATCH', '/price/parallel/{id}', 'write int_parallel_price'],
    ['DELETE', '/price/parallel/{id}', 'write int_parallel_price'],
    ['PATCH', '/intent/{id}', 'write int_intent', { query: noId }],
    ['POST', '/intent/{id}/generate-url/', 'write int_intent'],
    ['POST', '/intent/{id}/sign/', 'write int_intent_sign'],
    ['GET', '/intent/send-mail', 'write int_intent'],
  ),
  ...of('grouping', 'grouping')(
    [
      'POST',
      '/group/{id}/users/',
      'write grp_group',
      { body: { users: [101], from: '2026-11-23' }, answer: ['items'] },
    ],
    ['DELETE', '/group/{group_id}/users/{student_id}', 'write grp_group', { query: { from: '2026-11-23' } }],
  ),
  ...of('documents', 'documents')(['PATCH', '/documents/{id}', 'self']),
  ...of(
    'page-views',
    'logging',
  )([
    'POST',
    '/logging/events/page-view/',
    'signed in',
    { body: { page_id: 'journal', path: '/journal', from_page_id: 'home', from_path: '/' }, silent: true },
  ]),
  ...of('evacuation', 'evacuation')(
    ['GET', '/evacuations/in_progress/', 'open', { answer: ['evacuation_in_progress'] }],
    [
      'GET',
      '/evacuations/',
      board,
      { query: { status: 'active', get_type: 'full' }, answer: [...list, ...items(evacuation)] },
    ],
    ['POST', '/evacuations/', 'write eva_evacuation, in own name'],
    ['PATCH', '/evacuations/{id}', 'write eva_evacuation', { answer: ['id', 'status'] }],
    ['DELETE', '/evacuations/{id}', 'write eva_evacuation'],
    ['GET', '/evacuations/lessons', board, { query: { evacuation_id: '1' }, answer: ['items'] }],
    ['GET', '/evacuations/{id}', board, { query: { get_type: 'full' }, answer: evacuation }],
    ['GET', '/evacuations/collect/', 'signed in', { answer: items(['type']) }],
    ['GET', '/marks/', 'read eva_mark | read eva_evacuation | read eva_results', { answer: items(mark) }],
    ['POST', '/marks/bulk/', marking, { answer: items(mark) }],
    ['PATCH', '/marks/bulk/', marking],
    ['PATCH', '/marks/{id}', marking, { body: { status: 'present' }, answer: mark }],
    [
      'POST',
      '/event_results/',
      'write eva_results, in own name',
      { body: { evacuation_id: 1 }, answer: ['evacuation_id'] },
    ],
    ['GET', '/event_results/', 'read eva_results', { answer: items(['evacuation_id']) }],
  ),
]

export const socketPath = '/api/socket_server/socket.io'

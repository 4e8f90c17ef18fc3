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

/** A call of the specification: who owes it, by which service, and a query that it must take. */
export interface Call {
  area: string
  service: keyof typeof prefixes
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: `/${string}`
  query?: Record<string, string>
}
const of =
  (area: string, service: Call['service']) =>
  (...calls: [method: Call['method'], path: Call['path'], query?: Call['query']][]): Call[] =>
    calls.map(([method, path, query]) => ({ area, service, method, path, ...(query && { query }) }))

/** Every call of specification §7, in its order. */
export const calls: Call[] = [
  ...of('access', 'admin')(
    ['POST', '/users/token'],
    ['POST', '/users/token/refresh'],
    ['GET', '/users/token_any_user/{id}'],
  ),
  ...of('people', 'users')(['GET', '/users/', { admin_user_id: '1' }]),
  ...of('calendar', 'passport')(['GET', '/years/'], ['GET', '/calendar/', { type: 'quarter' }]),
  ...of('journal', 'journal')(
    ['POST', '/journal/lesson/{id}/score/'],
    ['PATCH', '/journal/lesson/score/{id}'],
    ['DELETE', '/journal/lesson/score/{id}'],
    ['POST', '/journal/lesson/{id}/miss/'],
    ['DELETE', '/journal/lesson/miss/{id}'],
  ),
  ...of('tutor-hours', 'journal')(
    ['POST', '/rep-journal/generate/'],
    ['POST', '/rep-journal/{rep_hour_id}/feedback/'],
    ['PATCH', '/rep-journal/feedback/{id}'],
    ['DELETE', '/rep-journal/feedback/{id}'],
  ),
  ...of('tutor-hours', 'schedule')(
    ['POST', '/rch/'],
    ['PATCH', '/rch/{id}'],
    ['POST', '/rch/hours/'],
    ['PATCH', '/rch/hours/{id}'],
    ['DELETE', '/rch/hours/{id}'],
  ),
  ...of('extra-education', 'extra-education')(
    ['POST', '/lessons/{lesson_id}/attendance'],
    ['PATCH', '/lessons/attendance/{id}'],
  ),
  ...of('pay-slips', 'hr')(['PATCH', '/pay-slip/{id}'], ['POST', '/pay-slip/']),
  ...of('skills', 'users')(
    ['POST', '/skills/limits/'],
    ['PATCH', '/skills/limits/{id}'],
    ['POST', '/skills/parallel/'],
    ['DELETE', '/skills/parallel/{id}'],
    ['POST', '/skills/student/'],
    ['PATCH', '/skills/student/{id}'],
    ['DELETE', '/skills/student/{id}'],
  ),
  ...of('recommendations', 'users')(
    ['POST', '/recommendation/teacher-parallel/'],
    ['DELETE', '/recommendation/teacher-parallel/{id}'],
    ['POST', '/recommendation/'],
    ['PATCH', '/recommendation/{id}'],
    ['DELETE', '/recommendation/{id}'],
  ),
  ...of('movements', 'users')(['POST', '/other_school/']),
  ...of('debtors', 'users')(
    ['POST', '/risk-registry/'],
    ['DELETE', '/risk-registry/{id}'],
    ['POST', '/risk-registry/debtor-check/'],
    ['POST', '/risk-registry/debtor-check-parents/'],
  ),
  ...of('admission', 'intent')(
    ['POST', '/price/year/'],
    ['PATCH', '/price/year/{id}'],
    ['DELETE', '/price/year/{id}'],
    ['POST', '/price/parallel/'],
    ['PATCH', '/price/parallel/{id}'],
    ['DELETE', '/price/parallel/{id}'],
    ['PATCH', '/intent/{id}', { ignore_delete_url_check: 'true' }],
    ['POST', '/intent/{id}/generate-url/'],
    ['POST', '/intent/{id}/sign/'],
    ['GET', '/intent/send-mail'],
  ),
  ...of('classes', 'grouping')(['POST', '/group/{id}/users/'], ['DELETE', '/group/{group_id}/users/{student_id}']),
  ...of('documents', 'documents')(['PATCH', '/documents/{id}']),
  ...of('page-views', 'logging')(['POST', '/logging/events/page-view/']),
  ...of('evacuation', 'evacuation')(
    ['GET', '/evacuations/in_progress/'],
    ['GET', '/evacuations/'],
    ['POST', '/evacuations/'],
    ['PATCH', '/evacuations/{id}'],
    ['DELETE', '/evacuations/{id}'],
    ['GET', '/evacuations/lessons', { evacuation_id: '1' }],
    ['GET', '/evacuations/{id}', { get_type: 'full' }],
    ['GET', '/evacuations/collect/'],
    ['GET', '/marks/'],
    ['POST', '/marks/bulk/'],
    ['PATCH', '/marks/bulk/'],
    ['PATCH', '/marks/{id}'],
    ['POST', '/event_results/'],
    ['GET', '/event_results/'],
  ),
]

export const socketPath = '/api/socket_server/socket.io'

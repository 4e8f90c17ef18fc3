import { none, type Attempt, type Rows } from './rows.ts'

/** Accounts, their sessions, factors, roles, links and what is kept for them. */
export const onAccounts = (_own: Rows, foreign: Rows): Attempt[] => {
  const slips = { person_ids: [foreign.student], include_signed_in: true }
  const factor = '/api/admin/users/second-factor'
  return [
    { method: 'PATCH', path: '/api/admin/accounts/{id}', id: foreign.account, body: { status: 'blocked' } },
    { method: 'POST', path: '/api/admin/users/{id}/roles/', id: foreign.account, body: { role_id: 1, limits: [] } },
    {
      method: 'PATCH',
      path: '/api/admin/users/{id}/roles/{role}/',
      id: foreign.account,
      body: { limits: [], seen: [] },
    },
    { method: 'DELETE', path: '/api/admin/users/{id}/roles/{role}/', id: foreign.account },
    { method: 'PATCH', path: '/api/admin/roles/{id}/', id: 2, body: { title: 'Чужая', description: '', version: 1 } },
    { method: 'DELETE', path: '/api/admin/roles/{id}/', id: 2 },
    { method: 'DELETE', path: '/api/admin/users/sessions/{id}', id: foreign.session },
    { method: 'POST', path: '/api/admin/accounts/', id: none, body: { person_id: foreign.student, login: 'foreign' } },
    { method: 'POST', path: '/api/admin/accounts/{id}/password', id: foreign.account },
    { method: 'POST', path: '/api/admin/accounts/{id}/login', id: foreign.account, body: { login: 'a', seen: null } },
    { method: 'DELETE', path: '/api/admin/accounts/{id}/sessions', id: foreign.account },
    { method: 'POST', path: '/api/admin/accounts/{id}/second-factor/reset', id: foreign.account },
    { method: 'POST', path: '/api/admin/login-slips/preview/', id: none, body: slips },
    { method: 'POST', path: '/api/admin/login-slips/', id: none, body: slips },
    { method: 'POST', path: '/api/admin/login-slips/{id}/take', id: foreign.job },
    { method: 'POST', path: `${factor}/passkeys/{id}/remove`, id: foreign.passkey, body: { password: 'a' } },
    {
      method: 'POST',
      path: '/api/admin/second-factor/roles',
      id: none,
      body: { role_id: 2, is_required: true, seen: false },
    },
    { method: 'DELETE', path: '/api/schedule/calendar-links/{id}/', id: foreign.calendar },
    {
      method: 'POST',
      path: '/api/schedule/calendar-links/',
      id: foreign.student,
      body: { person_id: foreign.student },
    },
    { method: 'POST', path: '/api/admin/jobs/{id}/cancel', id: foreign.job },
    { method: 'PATCH', path: '/api/admin/users/list-views/{id}', id: foreign.view, body: { name: 'Вид' } },
    { method: 'DELETE', path: '/api/admin/users/list-views/{id}', id: foreign.view },
    { method: 'POST', path: '/api/admin/notices/read', id: none, body: { ids: [foreign.notice] } },
  ]
}

import { client, none, type Attempt, type Rows } from './rows.ts'

const journal = '/api/journal/journal'
const cards = '/api/documents/report-cards'

const onCards = (foreign: Rows): Attempt[] => [
  { method: 'POST', path: `${cards}/prepare/`, id: none, body: { class_id: foreign.class } },
  { method: 'POST', path: `${cards}/final/`, id: none, body: { class_id: foreign.class, quarter: 1 } },
  { method: 'POST', path: `${cards}/final/check/`, id: none, body: { ids: [foreign.card] } },
  { method: 'POST', path: `${cards}/final/sign/`, id: none, body: { ids: [foreign.card] } },
  { method: 'POST', path: `${cards}/final/{id}/revoke/`, id: foreign.card, body: { reason: 'Почему' } },
]

const onAbsences = (foreign: Rows): Attempt[] => {
  const days = { date_from: '2026-11-20', date_to: '2026-11-20' }
  const absence = { student_id: foreign.student, kind_id: 2, ...days, text: 'Чужая' }
  return [
    { method: 'POST', path: '/api/journal/absence-reasons/', id: none, body: absence },
    { method: 'DELETE', path: '/api/journal/absence-reasons/{id}', id: foreign.absence },
    {
      method: 'POST',
      path: '/api/journal/absence-reasons/{id}/answer/',
      id: foreign.absence,
      body: { is_accepted: true },
    },
  ]
}

/** A mark and a miss of another's student, a mark for another's work. */
const foreignMarks = (own: Rows, foreign: Rows) => ({
  score: { student_id: foreign.student, value: 7 },
  miss: { student_id: foreign.absent, kind_id: 1 },
  foreignWork: { student_id: own.student, type: 'sor', value: 5, work_id: foreign.work },
})

/** One block of steps with what is another's in each. */
const foreignSteps = (own: Rows, foreign: Rows) => {
  const { score, miss, foreignWork } = foreignMarks(own, foreign)
  return [
    { do: 'score', client_id: client(1), lesson_id: foreign.lesson, type: 'fo', ...score },
    { do: 'score', client_id: client(2), lesson_id: own.lesson, type: 'fo', ...score },
    { do: 'score', client_id: client(3), lesson_id: own.lesson, type: 'fo', ...score, id: foreign.score, version: 1 },
    { do: 'remove_score', client_id: client(4), id: foreign.score, version: 1 },
    { do: 'miss', client_id: client(5), lesson_id: foreign.lesson, ...miss },
    { do: 'miss', client_id: client(6), lesson_id: own.lesson, ...miss, id: foreign.miss, version: 1 },
    { do: 'remove_miss', client_id: client(7), id: foreign.miss, version: 1 },
    { do: 'score', client_id: client(8), lesson_id: own.lesson, ...foreignWork },
  ]
}

/** Marks, misses, results and report cards of a group. */
export const onJournals = (own: Rows, foreign: Rows): Attempt[] => {
  const { score, miss, foreignWork } = foreignMarks(own, foreign)
  const result = { type: 'quarter_score', value: 5, reason: 'Почему', student_id: foreign.student }
  const period = { quarter_id: foreign.quarter }
  const steps = foreignSteps(own, foreign)
  return [
    ...onCards(foreign),
    ...onAbsences(foreign),
    { method: 'POST', path: `${journal}/lesson/{id}/score/`, id: foreign.lesson, body: score },
    { method: 'POST', path: `${journal}/lesson/{id}/score/`, id: own.lesson, body: score },
    { method: 'POST', path: `${journal}/lesson/{id}/score/`, id: own.lesson, body: foreignWork },
    { method: 'PATCH', path: `${journal}/lesson/score/{id}`, id: foreign.score, body: { value: 9 } },
    { method: 'DELETE', path: `${journal}/lesson/score/{id}`, id: foreign.score },
    { method: 'POST', path: `${journal}/lesson/{id}/miss/`, id: foreign.lesson, body: miss },
    { method: 'POST', path: `${journal}/lesson/{id}/miss/`, id: own.lesson, body: miss },
    { method: 'DELETE', path: `${journal}/lesson/miss/{id}`, id: foreign.miss },
    { method: 'PATCH', path: `${journal}/lesson/{id}/`, id: foreign.lesson, body: { topic: 'Чужая', version: 1 } },
    { method: 'POST', path: `${journal}/lesson/{id}/files/`, id: foreign.lesson, body: { file_id: 1 } },
    { method: 'DELETE', path: `${journal}/lesson/file/{id}`, id: foreign.file },
    { method: 'POST', path: `${journal}/lesson/file/{id}/restore/`, id: foreign.file },
    { method: 'POST', path: `${journal}/group/{id}/save/`, id: foreign.group, body: { steps } },
    { method: 'POST', path: `${journal}/group/{id}/save/`, id: own.group, body: { steps } },
    { method: 'POST', path: `${journal}/group/{id}/result/`, id: foreign.group, body: { ...result, ...period } },
    {
      method: 'POST',
      path: `${journal}/group/{id}/result/`,
      id: own.group,
      body: { ...result, quarter_id: own.quarter },
    },
    { method: 'DELETE', path: `${journal}/result/{id}`, id: foreign.result },
    {
      method: 'POST',
      path: `${journal}/group/{id}/results/recommended/`,
      id: foreign.group,
      body: { type: 'quarter_score', ...period },
    },
    { method: 'POST', path: `${journal}/group/{id}/batch/{batch}/undo/`, id: foreign.group, body: {} },
    {
      method: 'POST',
      path: `${journal}/group/{id}/reopen/`,
      id: foreign.group,
      body: { ...period, until: '2027-06-30', reason: 'Почему' },
    },
  ]
}

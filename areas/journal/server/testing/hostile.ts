import { groups, missing } from '#tests/hostile/asked.ts'
import { client, hostileRoom, type GroundRows } from '#tests/hostile/room.ts'

const journal = '/api/journal/journal'

/** A mark and a miss of another's student, a mark for another's work. */
const foreignMarks = (own: GroundRows, foreign: GroundRows) => ({
  score: { student_id: foreign.student, value: 7 },
  miss: { student_id: foreign.absent, kind_id: 1 },
  foreignWork: { student_id: own.student, type: 'sor', value: 5, work_id: foreign.work },
})

/** One block of steps with what is another's in each. */
const foreignSteps = (own: GroundRows, foreign: GroundRows) => {
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

export const hostile = hostileRoom({
  questions: {
    '/api/journal/journal/groups/': ['', '?year=2', '?search=7'],
    '/api/journal/journal/group/{id}/': [...groups.map(String), '1?quarter=2', '2?quarter=2', '7?quarter=5'],
    '/api/journal/journal/comment-phrases/': [''],
    '/api/journal/journal/lesson/{id}/history/': ['1?student=101', '400?student=112', `${missing}?student=101`],
  },
  namingNoRow: [
    // of one's own account
    'PATCH /api/journal/journal/comment-phrases/',
  ],
  attempts: (own, foreign) => {
    const { score, miss, foreignWork } = foreignMarks(own, foreign)
    const steps = foreignSteps(own, foreign)
    return [
      { method: 'POST', path: `${journal}/lesson/{id}/score/`, id: foreign.lesson, body: score },
      { method: 'POST', path: `${journal}/lesson/{id}/score/`, id: own.lesson, body: score },
      { method: 'POST', path: `${journal}/lesson/{id}/score/`, id: own.lesson, body: foreignWork },
      { method: 'PATCH', path: `${journal}/lesson/score/{id}`, id: foreign.score, body: { value: 9 } },
      { method: 'DELETE', path: `${journal}/lesson/score/{id}`, id: foreign.score },
      { method: 'POST', path: `${journal}/lesson/{id}/miss/`, id: foreign.lesson, body: miss },
      { method: 'POST', path: `${journal}/lesson/{id}/miss/`, id: own.lesson, body: miss },
      { method: 'DELETE', path: `${journal}/lesson/miss/{id}`, id: foreign.miss },
      { method: 'PATCH', path: `${journal}/lesson/{id}/`, id: foreign.lesson, body: { topic: 'Чужая', version: 1 } },
      { method: 'POST', path: `${journal}/group/{id}/save/`, id: foreign.group, body: { steps } },
      { method: 'POST', path: `${journal}/group/{id}/save/`, id: own.group, body: { steps } },
    ]
  },
})

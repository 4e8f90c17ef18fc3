import { sql } from 'kysely'
import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

const journal = '/api/journal/journal'
const requests = '/api/journal/reopening-requests'

export const hostile = hostileRoom({
  questions: {
    '/api/journal/journal/result/{id}/history/': ['1', '2', '7', '100', String(missing)],
    '/api/journal/reopening-requests/export/': ['?columns=group,author,reason,answer', '?columns=group&search=canary'],
    '/api/journal/reopening-requests/': [
      '?size=200',
      '?may_answer=true',
      '?search=canary',
      '?group_id=1',
      '?request=1',
    ],
  },
  rows: ({ group }) => ({
    result: sql`(select min(r.id) from results.period_result r join classes.study_group g using (course_id, year_id)
        join classes.group_member m on m.group_id = g.id and m.student_id = r.student_id
        where g.id = ${group} and m.during @> (select max(date) from own))`,
    request: sql`(select min(id) from results.reopening_request where group_id = ${group})`,
  }),
  attempts: (own, foreign) => {
    const result = { type: 'quarter_score', value: 5, reason: 'Почему', student_id: foreign.student }
    const period = { quarter_id: foreign.quarter }
    return [
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
        path: `${journal}/result/{id}/confirm/`,
        id: foreign.result,
        body: { version: 1, reason: 'Почему' },
      },
      {
        method: 'POST',
        path: `${journal}/group/{id}/results/recommended/`,
        id: foreign.group,
        body: { type: 'quarter_score', ...period },
      },
      {
        method: 'POST',
        path: `${journal}/group/{id}/reopen/`,
        id: foreign.group,
        body: { ...period, until: '2027-06-30', reason: 'Почему' },
      },
      {
        method: 'POST',
        path: `${journal}/group/{id}/reopening-requests/`,
        id: foreign.group,
        body: { ...period, reason: 'Почему' },
      },
      { method: 'POST', path: `${requests}/{id}/grant/`, id: foreign.request, body: { until: '2027-06-30' } },
      { method: 'POST', path: `${requests}/{id}/refuse/`, id: foreign.request, body: { answer: 'Нет' } },
      { method: 'POST', path: `${requests}/{id}/withdraw/`, id: foreign.request },
    ]
  },
})

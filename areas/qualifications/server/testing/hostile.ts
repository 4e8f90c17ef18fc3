import { missing, persons } from '#tests/hostile/asked.ts'
import { attemptsOnImport, hostileRoom, none, type Attempt } from '#tests/hostile/room.ts'

const people = [...persons, missing].map(String)

export const hostile = hostileRoom({
  questions: {
    '/api/users/users/{id}/qualifications/': people,
    '/api/users/users/{id}/qualifications/history/': people,
    '/api/users/educations/{id}/file': people,
    '/api/users/import/qualifications/': [''],
    '/api/users/import/qualifications/template/': [''],
    '/api/users/import/qualifications/{id}/': ['1', '2', '51', String(missing)],
    '/api/users/import/qualifications/{id}/leftovers/': ['1', '2', '51', String(missing)],
    '/api/users/qualifications/': ['', '?term=soon', '?search=canary'],
    '/api/users/qualifications/export/': ['?columns=name,education,general,category,until'],
  },
  namingNoRow: ['POST /api/users/import/qualifications/'],
  attempts: (_own, foreign) => {
    const education = {
      level: 'master',
      institution: 'Чужое',
      speciality: null,
      year: 2001,
      diploma_number: null,
      diploma_date: null,
      note: null,
      file_id: null,
    }
    const seniority = { counted_on: '2026-09-01', general_months: 12, teaching_months: 6, note: null }
    const category = {
      level: 'expert',
      from: '2026-09-01',
      to: null,
      order_number: null,
      order_date: null,
      note: null,
    }
    const entries = [
      ['educations', education] as const,
      ['seniorities', seniority] as const,
      ['categories', category] as const,
    ]
    return [
      ...entries.flatMap(([what, body]): Attempt[] => [
        { method: 'POST', path: `/api/users/users/{id}/${what}/`, id: foreign.student, body },
        { method: 'PATCH', path: `/api/users/${what}/{id}`, id: none, body: { ...body, version: 1 } },
        { method: 'DELETE', path: `/api/users/${what}/{id}`, id: none },
        { method: 'POST', path: `/api/users/${what}/{id}/restore/`, id: none },
      ]),
      ...attemptsOnImport('/api/users/import/qualifications', foreign),
    ]
  },
})

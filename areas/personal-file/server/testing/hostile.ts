import { sql } from 'kysely'
import { persons, missing, classes } from '#tests/hostile/asked.ts'
import { hostileRoom, type Attempt } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/users/health/absent/': [''],
    '/api/users/users/{id}/documents/': [...persons, missing].map(String),
    '/api/users/users/{id}/documents/history/': [...persons, missing].map(String),
    '/api/users/documents/{id}/file': [...persons, missing].map(String),
    '/api/users/users/{id}/achievements/': [...persons, missing].map(String),
    '/api/users/users/{id}/achievements/history/': [...persons, missing].map(String),
    '/api/users/achievements/{id}/file': [...persons, missing].map(String),
    '/api/users/achievements/export/': classes.map((id) => `?class_id=${id}&columns=name,title`),
    '/api/users/users/{id}/health/': [...persons, missing].map(String),
    '/api/users/users/{id}/health/history/': [...persons, missing].map(String),
    '/api/users/documents/ending/': ['', '?term=365&kind=students', '?search=canary'],
    '/api/users/documents/ending/export/': ['?columns=name,place,document,until,validity'],
  },
  rows: () => ({
    document: sql`(select min(id) from personal_file.document d where d.person_id = score.student_id)`,
    achievement: sql`(select min(id) from personal_file.achievement a where a.person_id = score.student_id)`,
  }),
  attempts: (_own, foreign) => {
    const document = {
      kind_id: foreign.entry,
      series: null,
      number: '1',
      issued_by: null,
      issued_on: null,
      valid_until: null,
      note: null,
      file_id: null,
    }
    const achievement = {
      title: 'Чужое',
      level_id: foreign.entry,
      result: null,
      achieved_on: '2026-11-01',
      organiser: null,
      note: null,
      file_id: null,
    }
    const health = {
      health_group: 1,
      pe_group: null,
      exempt_until: null,
      allergies: null,
      chronic: null,
      medicines: null,
      emergency: null,
      note: null,
      version: 1,
    }
    const files = [
      ['documents', document, foreign.document] as const,
      ['achievements', achievement, foreign.achievement] as const,
    ].flatMap(([what, body, id]): Attempt[] => [
      { method: 'POST', path: `/api/users/users/{id}/${what}/`, id: foreign.student, body },
      { method: 'PATCH', path: `/api/users/${what}/{id}`, id, body: { ...body, version: 1 } },
      { method: 'DELETE', path: `/api/users/${what}/{id}`, id },
      { method: 'POST', path: `/api/users/${what}/{id}/restore/`, id },
    ])
    return [...files, { method: 'PATCH', path: '/api/users/users/{id}/health/', id: foreign.student, body: health }]
  },
})

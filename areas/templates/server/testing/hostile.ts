import { missing, persons } from '#tests/hostile/asked.ts'
import { hostileRoom, none } from '#tests/hostile/room.ts'

const text = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'field', attrs: { name: 'person.iin', format: null } }] }],
}

export const hostile = hostileRoom({
  questions: {
    '/api/documents/templates/': ['', '?search=canary', '?archived=true', '?kind=class_paper'],
    '/api/documents/templates/kinds/': [''],
    '/api/documents/templates/fields/': ['?kind=document_1', '?kind=class_paper', '?kind=nothing'],
    '/api/documents/templates/subjects/': [
      '?kind=document_1&search=canary',
      '?kind=class_paper&search=canary',
      '?kind=class_paper&search=7',
    ],
    '/api/documents/templates/{id}/': [`${missing}/`],
    '/api/documents/templates/{id}/differences/': [`${missing}/differences/?before=1&after=2`],
    '/api/documents/templates/{id}/history/': [`${missing}/history/`],
    '/api/documents/templates/{id}/pdf/': [`${missing}/pdf/`, `${missing}/pdf/?subject_id=101`],
    '/api/documents/templates/{id}/docx/': [`${missing}/docx/?subject_id=101`],
    '/api/documents/names/{id}/': [...persons, missing].map((id) => `${id}/`),
  },
  namingNoRow: [
    // a new one names its kind alone
    'POST /api/documents/templates/',
  ],
  attempts: (_own, foreign) => {
    const id = none
    return [
      { method: 'PATCH', path: '/api/documents/templates/{id}/', id, body: { version: 1, title: 'Чужой' } },
      { method: 'POST', path: '/api/documents/templates/{id}/copy/', id, body: { title: 'Чужой' } },
      {
        method: 'PATCH',
        path: '/api/documents/templates/{id}/draft/',
        id,
        body: { version: 1, language: 'ru', ru: text, kk: null },
      },
      { method: 'DELETE', path: '/api/documents/templates/{id}/draft/', id },
      { method: 'POST', path: '/api/documents/templates/{id}/publish/', id, body: { version: 1 } },
      {
        method: 'POST',
        path: '/api/documents/templates/{id}/shown/',
        id,
        body: { ru: text, kk: null, subject_id: foreign.student },
      },
      {
        method: 'PATCH',
        path: '/api/documents/names/{id}/',
        id: foreign.student,
        body: { language: 'ru', case: 'dative', full_name: 'Чужому' },
      },
    ]
  },
})

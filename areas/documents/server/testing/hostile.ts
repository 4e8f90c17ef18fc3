import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom, none } from '#tests/hostile/room.ts'

const documents = '/api/documents/documents'
const asked = ['1', String(missing)]
const columns = 'columns=number,title,author,person,correspondent'

/** A kind of documents as a stranger would make it. */
const kind = {
  genre: 'order',
  title: 'Чужой',
  title_kk: null,
  subject: 'none',
  language: 'ru',
  deadline_days: null,
  is_sent: false,
  is_confidential: false,
  journal_key: null,
  makers: [],
  readers: [],
}

export const hostile = hostileRoom({
  questions: {
    '/api/documents/kinds/': [''],
    '/api/documents/kinds/own/': [''],
    '/api/documents/kinds/parties/': [''],
    '/api/documents/kinds/{id}/history/': asked,
    [`${documents}/`]: ['', '?search=canary&size=200', '?folder=active', '?own=false&sort=author'],
    [`${documents}/export/`]: [`?${columns}`, `?search=canary&${columns}`],
    [`${documents}/folders/`]: [''],
    [`${documents}/{id}`]: asked,
    [`${documents}/{id}/history/`]: asked,
    [`${documents}/{id}/versions/`]: asked,
    [`${documents}/{id}/versions/differences/`]: asked.map((id) => `${id}?from=1`),
    [`${documents}/{id}/acquaintance/`]: asked,
    [`${documents}/{id}/acquaintance/print/`]: asked,
    [`${documents}/{id}/pdf/`]: asked,
    [`${documents}/{id}/docx/`]: asked,
    [`${documents}/{id}/files/{file_id}`]: ['1'],
    '/api/documents/own/': ['', '?size=200'],
    '/api/documents/certificates/': [''],
  },
  attempts: (_own, foreign) => {
    const on = (step: string, body: object = {}) =>
      ({ method: 'POST', path: `${documents}/{id}/${step}`, id: 1, body: { version: 1, ...body } }) as const
    const plain = (path: string, body: object) => ({ method: 'POST', path, id: 1, body }) as const
    return [
      {
        method: 'POST',
        path: '/api/documents/kinds/',
        id: none,
        body: { ...kind, makers: [{ party: 'unit', target_id: none }] },
      },
      { method: 'PATCH', path: '/api/documents/kinds/{id}', id: none, body: { ...kind, version: 1 } },
      { method: 'POST', path: '/api/documents/kinds/{id}/archive/', id: none, body: { is_archived: true } },
      { method: 'POST', path: `${documents}/`, id: none, body: { kind_id: none, title: 'Чужой', language: 'ru' } },
      { method: 'PATCH', path: `${documents}/{id}`, id: 1, body: { version: 1, title: 'Чужой' } },
      { method: 'DELETE', path: `${documents}/{id}`, id: 1 },
      { method: 'POST', path: `${documents}/{id}/restore/`, id: 1 },
      on('submit/'),
      on('withdraw/'),
      on('resolution/', { way: 'file', words: 'Чужая', person_ids: [], due_on: null }),
      on('send/', { how: 'Почтой' }),
      on('annul/', { reason: 'Чужой' }),
      on('renew/'),
      { method: 'POST', path: `${documents}/sign/`, id: none, body: { documents: [{ id: 1, version: 1 }] } },
      { method: 'POST', path: `${documents}/print/`, id: none, body: { ids: [1] } },
      {
        method: 'POST',
        path: '/api/documents/certificates/',
        id: none,
        body: { kind_id: 1, class_ids: [foreign.class], everybody: false, language: 'ru' },
      },
      plain(`${documents}/{id}/assignments/`, { person_ids: [foreign.student], words: null, due_on: null }),
      plain('/api/documents/assignments/{id}/report/', { report: 'Чужой' }),
      plain('/api/documents/assignments/{id}/return/', { remark: 'Чужой', due_on: null }),
      plain(`${documents}/{id}/acquaintance/`, {
        person_ids: [foreign.student],
        unit_ids: [],
        everybody: false,
        due_on: null,
      }),
      plain(`${documents}/{id}/acquaintance/confirm/`, {}),
      plain(`${documents}/{id}/acquaintance/remind/`, {}),
      {
        method: 'POST',
        path: '/api/documents/own/',
        id: none,
        body: { kind_id: 1, person_id: foreign.child, language: 'ru', words: null, file_ids: [] },
      },
    ]
  },
})

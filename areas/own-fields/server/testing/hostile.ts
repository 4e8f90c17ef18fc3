import { missing, persons } from '#tests/hostile/asked.ts'
import { hostileRoom, none } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/passport/persons/{id}/fields/{field_id}/file': [...persons, missing].map(String),
    '/api/passport/persons/{id}/tabs/': [...persons, missing].map(String),
    '/api/passport/own-fields/': [''],
    '/api/passport/tabs/': [''],
    '/api/passport/tabs/history/': [''],
  },
  attempts: (_own, foreign) => {
    const ownField = { title: 'Чужое', type: 'text', hint: '', is_required: false, dictionary_id: null }
    return [
      {
        method: 'PATCH',
        path: '/api/passport/persons/{id}/tabs/',
        id: foreign.student,
        body: { version: 1, own: [{ field_id: 1, value: 'чужое' }] },
      },
      { method: 'POST', path: '/api/passport/tabs/', id: none, body: { title: 'Чужая' } },
      { method: 'PATCH', path: '/api/passport/tabs/{id}', id: 1, body: { version: 1, title: 'Чужая' } },
      { method: 'POST', path: '/api/passport/tabs/order/', id: none, body: { ids: [1] } },
      { method: 'POST', path: '/api/passport/tabs/{id}/order/', id: 1, body: { ids: [1] } },
      { method: 'POST', path: '/api/passport/tabs/{id}/fields/', id: 1, body: ownField },
      { method: 'PATCH', path: '/api/passport/tabs/fields/{id}', id: 1, body: { version: 1, title: 'Чужое' } },
      { method: 'DELETE', path: '/api/passport/tabs/fields/{id}', id: 1 },
    ]
  },
})

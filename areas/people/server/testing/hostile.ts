import { sql } from 'kysely'
import { missing, persons } from '#tests/hostile/asked.ts'
import { attemptsOnImport, hostileRoom, none, type Attempt } from '#tests/hostile/room.ts'

const person = {
  surname: 'Чужой',
  name: 'Человек',
  patronymic: null,
  iin: null,
  birth_date: null,
  sex: null,
  nationality_id: null,
  citizenship_id: null,
  phone: null,
  email: null,
  location_id: null,
  address: null,
  kinds: [9],
  own: [],
}

const { kinds: _kinds, ...student } = person

const newStudent = (foreign: { class: number; account: number }): Attempt => ({
  method: 'POST',
  path: '/api/users/students/',
  id: none,
  body: {
    ...student,
    class_id: foreign.class,
    class_from: null,
    has_accounts: false,
    relatives: [
      {
        person_id: foreign.account,
        person: null,
        is_other: false,
        kind: 'mother',
        is_legal_representative: true,
        may_pick_up: true,
      },
    ],
  },
})

export const hostile = hostileRoom({
  questions: {
    '/api/users/users/': [
      '?size=200',
      '?size=200&kind=students',
      '?size=200&kind=parents',
      ...[2, 3, missing].map((id) => `?class_id=${id}`),
      ...[101, 112, 201, missing].map((id) => `?admin_user_id=${id}`),
      ...['parallel=7', 'cathedra_id=1', 'role_id=2', 'status=archived', 'status=without_account'].map(
        (one) => `?${one}`,
      ),
      ...['canary', '90000000011', 'canary-email-112@'].map((typed) => `?search=${typed}`),
      '?size=200&sort=position&asc=false&active=112',
    ],
    '/api/users/readers/': [
      ...[...persons, missing].map((id) => `?person=${id}&size=200`),
      '?person=112&search=canary',
    ],
    '/api/users/readers/export/': [`?columns=name,reasons&person=${missing}`, '?columns=name&person=112'],
    '/api/users/openings/': [...persons, missing].map((id) => `?person=${id}`),
    '/api/users/users/{id}/card': [...persons, missing].map(String),
    '/api/users/users/{id}/history': [...persons, missing].map(String),
    '/api/users/users/{id}/timeline/': [...persons, missing].map(String),
    '/api/users/users/{id}/archive/preview/': [...persons, missing].map(String),
    '/api/users/users/{id}/removal/preview/': [...persons, missing].map(String),
    '/api/users/me/children': [''],
    '/api/users/me/corrections/': [''],
    '/api/users/corrections/': ['', ...[112, missing].map((id) => `?person_id=${id}`)],
    '/api/users/users/export/': [
      '?columns=name,phone,iin,birth_date&kind=students',
      '?columns=name,email&search=canary',
    ],
    '/api/users/import/students/': [''],
    '/api/users/import/staff/': [''],
    '/api/users/import/parents/': [''],
    '/api/users/import/students/template/': [''],
    '/api/users/import/students/{id}/': ['1', '2', '51', String(missing)],
    '/api/users/import/students/{id}/leftovers/': ['1', '2', '51', String(missing)],
    '/api/users/import/staff/template/': [''],
    '/api/users/import/staff/{id}/': ['1', '2', '51', String(missing)],
    '/api/users/import/staff/{id}/leftovers/': ['1', '2', '51', String(missing)],
    '/api/users/import/parents/template/': [''],
    '/api/users/import/parents/{id}/': ['1', '2', '51', String(missing)],
    '/api/users/import/parents/{id}/leftovers/': ['1', '2', '51', String(missing)],
  },
  namingNoRow: [
    'POST /api/users/users/alike/',
    'POST /api/users/import/students/',
    'POST /api/users/import/staff/',
    'POST /api/users/import/parents/',
  ],
  rows: () => ({
    tie: sql`(select max(id) from people.kinship)`,
    correction: sql`(select coalesce(max(id), 1) from people.correction)`,
  }),
  attempts: (_own, foreign) => {
    const kinship = { kind: 'mother', is_legal_representative: true, may_pick_up: true, from: null, until: null }
    const adult = { person_id: foreign.account, person: null }
    return [
      ...['students', 'staff', 'parents'].flatMap((what) => attemptsOnImport(`/api/users/import/${what}`, foreign)),
      { method: 'POST', path: '/api/users/users/{id}/unmask', id: foreign.student },
      { method: 'POST', path: '/api/users/users/{id}/record/', id: foreign.student },
      { method: 'PATCH', path: '/api/users/users/{id}/record/', id: foreign.student, body: { version: 1, ...person } },
      { method: 'POST', path: '/api/users/users/{id}/archive/', id: foreign.student, body: { version: 1 } },
      { method: 'POST', path: '/api/users/users/{id}/restore/', id: foreign.student, body: { version: 1 } },
      { method: 'DELETE', path: '/api/users/users/{id}', id: foreign.student },
      {
        method: 'POST',
        path: '/api/users/bulk/archive/',
        id: none,
        body: { person_ids: [foreign.student], is_archived: true },
      },
      {
        method: 'POST',
        path: '/api/users/bulk/role/',
        id: none,
        body: { person_ids: [foreign.student], role_id: 1, is_given: true },
      },
      { method: 'POST', path: '/api/users/users/', id: none, body: { ...person, position: null } },
      newStudent(foreign),
      {
        method: 'POST',
        path: '/api/users/corrections/',
        id: none,
        body: { person_id: foreign.student, field: 'surname', value: 'Чужой' },
      },
      {
        method: 'POST',
        path: '/api/users/corrections/{id}/answer/',
        id: foreign.correction,
        body: { is_accepted: true, answer: null },
      },
      { method: 'POST', path: '/api/users/users/{id}/relatives/', id: foreign.child, body: { ...adult, ...kinship } },
      {
        method: 'POST',
        path: '/api/users/users/{id}/children/',
        id: foreign.child,
        body: { child_id: foreign.student, child: null, ...kinship },
      },
      { method: 'POST', path: '/api/users/users/{id}/photo', id: foreign.student, body: { file_id: 1 } },
      { method: 'DELETE', path: '/api/users/users/{id}/photo', id: foreign.student },
      {
        method: 'POST',
        path: '/api/users/photos/match/',
        id: none,
        body: { class_id: foreign.class, names: ['1.jpg'] },
      },
      { method: 'PATCH', path: '/api/users/relatives/{id}', id: foreign.tie, body: { version: 1, ...kinship } },
      { method: 'DELETE', path: '/api/users/relatives/{id}', id: foreign.tie, body: { version: 1 } },
    ]
  },
})

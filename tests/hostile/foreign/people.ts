import { none, type Attempt, type Rows } from './rows.ts'

const onImports = (foreign: Rows): Attempt[] =>
  ['users/import/students', 'users/import/staff', 'users/import/parents', 'cabinet/import/rooms'].flatMap(
    (what): Attempt[] => {
      const path = `/api/${what}/{id}/`
      return [
        { method: 'PATCH', path: `${path}rows/{number}/`, id: foreign.import, body: { left_out: true } },
        { method: 'POST', path: `${path}leave-out-errors/`, id: foreign.import },
        { method: 'POST', path: `${path}confirm/`, id: foreign.import, body: { new: 0, changed: 0 } },
      ]
    },
  )

const onDuplicates = (foreign: Rows): Attempt[] => {
  const pairOfForeign = { one_id: foreign.student, other_id: foreign.student + 1 }
  const mergingForeign = {
    kept_id: foreign.student,
    kept_version: 1,
    gone_id: foreign.student + 1,
    gone_version: 1,
    values: {},
    account: 'kept',
  }
  return [
    { method: 'POST', path: '/api/users/duplicates/apart/', id: none, body: pairOfForeign },
    { method: 'DELETE', path: '/api/users/duplicates/apart/', id: none, body: pairOfForeign },
    { method: 'POST', path: '/api/users/mergers/compare/', id: none, body: pairOfForeign },
    { method: 'POST', path: '/api/users/mergers/preview/', id: none, body: mergingForeign },
    { method: 'POST', path: '/api/users/mergers/', id: none, body: mergingForeign },
    { method: 'POST', path: '/api/users/mergers/{id}/undo/', id: 1 },
  ]
}

const onOwnFields = (foreign: Rows): Attempt[] => {
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
}

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

/** Persons, their families, imports and own fields. */
export const onPeople = (_own: Rows, foreign: Rows): Attempt[] => {
  const kinship = { kind: 'mother', is_legal_representative: true, may_pick_up: true, from: null, until: null }
  const adult = { person_id: foreign.account, person: null }
  return [
    ...onImports(foreign),
    ...onDuplicates(foreign),
    ...onOwnFields(foreign),
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
    { method: 'POST', path: '/api/users/users/{id}/relatives/', id: foreign.child, body: { ...adult, ...kinship } },
    {
      method: 'POST',
      path: '/api/users/users/{id}/children/',
      id: foreign.child,
      body: { child_id: foreign.student, child: null, ...kinship },
    },
    { method: 'PATCH', path: '/api/users/relatives/{id}', id: foreign.tie, body: { version: 1, ...kinship } },
    { method: 'DELETE', path: '/api/users/relatives/{id}', id: foreign.tie, body: { version: 1 } },
  ]
}

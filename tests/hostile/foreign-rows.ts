import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Method } from '#platform/contract/endpoint.ts'

/** Ids that hang together: a group with one row of each kind below it, an account with its session. */
export interface Rows {
  group: number
  lesson: number
  student: number
  /** Another student of the group, where it has one. */
  absent: number
  score: number
  miss: number
  work: number
  result: number
  quarter: number
  account: number
  session: number
  passkey: number
  /** A private calendar link of the account. */
  calendar: number
  notice: number
  /** A kept view of a list. */
  view: number
  job: number
  /** Why a student was absent, as a family says it. */
  absence: number
  /** A student whose family is written, and a kinship of a child. */
  child: number
  tie: number
  /** A class of the group, and the final report card of the student. */
  class: number
  card: number
  /** A file of a homework of the group. */
  file: number
  /** A spreadsheet of the account on its way in. */
  import: number
  /** A dictionary that other roles keep, and a record of it. */
  dictionary: number
  entry: number
  /** Papers of the student's personal file. */
  document: number
  achievement: number
  /** A unit of the school, and a post of the student's teacher. */
  unit: number
  post: number
  /** A list of an alarm, and somebody who stands on it. */
  gathering: number
  mark: number
}
const none = 2_000_000_000
/** No such rows. */
export const missingRows: Rows = {
  group: none,
  lesson: none,
  student: none,
  absent: none,
  score: none,
  miss: none,
  work: none,
  result: none,
  quarter: none,
  account: none,
  session: none,
  passkey: none,
  calendar: none,
  notice: none,
  view: none,
  job: none,
  absence: none,
  child: none,
  tie: none,
  class: none,
  card: none,
  file: none,
  import: none,
  dictionary: none,
  entry: none,
  document: none,
  achievement: none,
  unit: none,
  post: none,
  gathering: none,
  mark: none,
}

/** Rows of a group, the latest till today, and of an account. */
export async function rowsOf(db: Database, group: number, account: number, today: string): Promise<Rows> {
  const { rows } = await sql<Rows>`
    with own as (select l.id, l.date from timetable.lesson l
      where l.group_id = ${group} and l.takes_place and l.date <= ${today}),
    score as (select s.id, s.student_id from journal.score s join own on own.id = s.lesson_id
      order by own.date desc, s.student_id desc limit 1)
    select ${group}::int as group, ${account}::int as account, score.id as score, score.student_id as student,
      (select id from own order by date desc limit 1) as lesson,
      (select coalesce(max(s.student_id), score.student_id) from journal.score s join own on own.id = s.lesson_id
        where s.student_id < score.student_id) as absent,
      (select max(m.id) from journal.miss m join own on own.id = m.lesson_id) as miss,
      (select max(w.id) from journal.work w where w.group_id = ${group}) as work,
      (select min(r.id) from journal.period_result r join classes.study_group g using (course_id, year_id)
        join classes.group_member m on m.group_id = g.id and m.student_id = r.student_id
        where g.id = ${group} and m.during @> (select max(date) from own)) as result,
      (select max(q.id) from calendar.calendar_entry q join classes.study_group g using (year_id)
        where g.id = ${group} and q.type = 'quarter' and q.start_date <= ${today}) as quarter,
      (select max(id) from access.session where account_id = ${account}) as session,
      (select max(id) from access.passkey where account_id = ${account}) as passkey,
      (select max(id) from timetable.calendar_link where account_id = ${account}) as calendar,
      (select max(id) from notices.notice where account_id = ${account}) as notice,
      (select max(id) from access.list_view where account_id = ${account}) as view,
      (select max(id) from platform.long_job where account_id = ${account}) as job,
      (select max(r.id) from journal.absence_reason r where r.student_id = score.student_id) as absence,
      score.student_id as child, (select max(id) from people.kinship) as tie,
      (select min(class_id) from classes.group_class where group_id = ${group}) as class,
      (select max(c.id) from register.report_card c where c.student_id = score.student_id) as card,
      (select max(hf.id) from journal.homework_file hf join own on own.id = hf.lesson_id) as file,
      (select max(id) from platform.import where account_id = ${account}) as import,
      (select min(id) from dictionaries.dictionary) as dictionary,
      (select min(id) from dictionaries.record) as entry,
      (select min(id) from personal_file.document d where d.person_id = score.student_id) as document,
      (select min(id) from personal_file.achievement a where a.person_id = score.student_id) as achievement,
      (select min(id) from organisation.unit) as unit,
      (select min(id) from people.employment) as post,
      (select max(id) from evacuation.collect_unit) as gathering,
      (select min(id) from evacuation.mark) as mark
    from score`.execute(db)
  return rows[0] as Rows
}

interface Attempt {
  method: Method
  path: string
  id: number
  body?: object
}
const client = (last: number) => `00000000-0000-4000-8000-00000000000${last}`

/** Every write call that names rows: with foreign ones in the path, then in the body below a row of one's own. */
export const attemptsOn = (own: Rows, foreign: Rows): Attempt[] => {
  const score = { student_id: foreign.student, value: 7 }
  const miss = { student_id: foreign.absent, kind_id: 1 }
  const foreignWork = { student_id: own.student, type: 'sor', value: 5, work_id: foreign.work }
  const result = { type: 'quarter_score', value: 5, reason: 'Почему', student_id: foreign.student }
  const period = { quarter_id: foreign.quarter }
  const days = { date_from: '2026-11-20', date_to: '2026-11-20' }
  const absence = { student_id: foreign.student, kind_id: 2, ...days, text: 'Чужая' }
  const steps = [
    { do: 'score', client_id: client(1), lesson_id: foreign.lesson, type: 'fo', ...score },
    { do: 'score', client_id: client(2), lesson_id: own.lesson, type: 'fo', ...score },
    { do: 'score', client_id: client(3), lesson_id: own.lesson, type: 'fo', ...score, id: foreign.score, version: 1 },
    { do: 'remove_score', client_id: client(4), id: foreign.score, version: 1 },
    { do: 'miss', client_id: client(5), lesson_id: foreign.lesson, ...miss },
    { do: 'miss', client_id: client(6), lesson_id: own.lesson, ...miss, id: foreign.miss, version: 1 },
    { do: 'remove_miss', client_id: client(7), id: foreign.miss, version: 1 },
    { do: 'score', client_id: client(8), lesson_id: own.lesson, ...foreignWork },
  ]
  const slips = { person_ids: [foreign.student], include_signed_in: true }
  const factor = '/api/admin/users/second-factor'
  const journal = '/api/journal/journal'
  const cards = '/api/documents/report-cards'
  const imports = [
    'users/import/students',
    'users/import/staff',
    'users/import/parents',
    'cabinet/import/rooms',
  ].flatMap((what): Attempt[] => {
    const path = `/api/${what}/{id}/`
    return [
      { method: 'PATCH', path: `${path}rows/{number}/`, id: foreign.import, body: { left_out: true } },
      { method: 'POST', path: `${path}leave-out-errors/`, id: foreign.import },
      { method: 'POST', path: `${path}confirm/`, id: foreign.import, body: { new: 0, changed: 0 } },
    ]
  })
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
  const pairOfForeign = { one_id: foreign.student, other_id: foreign.student + 1 }
  const mergingForeign = {
    kept_id: foreign.student,
    kept_version: 1,
    gone_id: foreign.student + 1,
    gone_version: 1,
    values: {},
    account: 'kept',
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
  const kinship = { kind: 'mother', is_legal_representative: true, may_pick_up: true, from: null, until: null }
  const adult = { person_id: foreign.account, person: null }
  const ownField = { title: 'Чужое', type: 'text', hint: '', is_required: false, dictionary_id: null }
  const guides = '/api/passport/dictionaries'
  const units = '/api/hr/units'
  const post = { position: 'Чужая', rate: 1, from: '2026-09-01' }
  const tapped_at = '2026-11-20T08:00:00Z'
  const tapped = { client_id: client(9), mark_id: foreign.mark, status: 'present', tapped_at }
  const joined = { client_id: client(9), unit_id: foreign.gathering, name: 'Чужой', tapped_at }
  const merged = { into: foreign.entry, from: [foreign.entry] }
  return [
    ...imports,
    ...files,
    { method: 'PATCH', path: '/api/users/users/{id}/health/', id: foreign.student, body: health },
    { method: 'PATCH', path: '/api/admin/accounts/{id}', id: foreign.account, body: { status: 'blocked' } },
    { method: 'POST', path: '/api/admin/users/{id}/roles/', id: foreign.account, body: { role_id: 1, limits: [] } },
    {
      method: 'PATCH',
      path: '/api/admin/users/{id}/roles/{role}/',
      id: foreign.account,
      body: { limits: [], seen: [] },
    },
    { method: 'DELETE', path: '/api/admin/users/{id}/roles/{role}/', id: foreign.account },
    { method: 'PATCH', path: '/api/admin/roles/{id}/', id: 2, body: { title: 'Чужая', description: '', version: 1 } },
    { method: 'DELETE', path: '/api/admin/roles/{id}/', id: 2 },
    { method: 'DELETE', path: '/api/admin/users/sessions/{id}', id: foreign.session },
    { method: 'POST', path: '/api/admin/accounts/', id: none, body: { person_id: foreign.student, login: 'foreign' } },
    { method: 'POST', path: '/api/admin/accounts/{id}/password', id: foreign.account },
    { method: 'POST', path: '/api/admin/accounts/{id}/login', id: foreign.account, body: { login: 'a', seen: null } },
    { method: 'DELETE', path: '/api/admin/accounts/{id}/sessions', id: foreign.account },
    { method: 'POST', path: '/api/admin/accounts/{id}/second-factor/reset', id: foreign.account },
    { method: 'POST', path: '/api/admin/login-slips/foresee', id: none, body: slips },
    { method: 'POST', path: '/api/admin/login-slips/', id: none, body: slips },
    { method: 'POST', path: '/api/admin/login-slips/{id}/take', id: foreign.job },
    { method: 'POST', path: `${factor}/passkeys/{id}/remove`, id: foreign.passkey, body: { password: 'a' } },
    {
      method: 'POST',
      path: '/api/admin/second-factor/roles',
      id: none,
      body: { role_id: 2, is_demanded: true, seen: false },
    },
    { method: 'DELETE', path: '/api/schedule/calendar-links/{id}/', id: foreign.calendar },
    {
      method: 'POST',
      path: '/api/schedule/calendar-links/',
      id: foreign.student,
      body: { person_id: foreign.student },
    },
    { method: 'POST', path: '/api/admin/jobs/{id}/cancel', id: foreign.job },
    { method: 'PATCH', path: '/api/admin/users/list-views/{id}', id: foreign.view, body: { name: 'Вид' } },
    { method: 'DELETE', path: '/api/admin/users/list-views/{id}', id: foreign.view },
    { method: 'POST', path: '/api/admin/notices/read', id: none, body: { ids: [foreign.notice] } },
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
    { method: 'POST', path: '/api/users/duplicates/apart/', id: none, body: pairOfForeign },
    { method: 'DELETE', path: '/api/users/duplicates/apart/', id: none, body: pairOfForeign },
    { method: 'POST', path: '/api/users/mergers/compare/', id: none, body: pairOfForeign },
    { method: 'POST', path: '/api/users/mergers/foresee/', id: none, body: mergingForeign },
    { method: 'POST', path: '/api/users/mergers/', id: none, body: mergingForeign },
    { method: 'POST', path: '/api/users/mergers/{id}/undo/', id: 1 },
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
    { method: 'POST', path: '/api/users/users/{id}/photo', id: foreign.student, body: { file_id: 1 } },
    { method: 'DELETE', path: '/api/users/users/{id}/photo', id: foreign.student },
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
    { method: 'POST', path: '/api/journal/absence-reasons/', id: none, body: absence },
    { method: 'DELETE', path: '/api/journal/absence-reasons/{id}', id: foreign.absence },
    {
      method: 'POST',
      path: '/api/journal/absence-reasons/{id}/answer/',
      id: foreign.absence,
      body: { is_accepted: true },
    },
    { method: 'POST', path: `${cards}/prepare/`, id: none, body: { class_id: foreign.class } },
    { method: 'POST', path: `${cards}/final/`, id: none, body: { class_id: foreign.class, quarter: 1 } },
    { method: 'POST', path: `${cards}/final/check/`, id: none, body: { ids: [foreign.card] } },
    { method: 'POST', path: `${cards}/final/sign/`, id: none, body: { ids: [foreign.card] } },
    { method: 'POST', path: `${cards}/final/{id}/revoke/`, id: foreign.card, body: { reason: 'Почему' } },
    { method: 'PATCH', path: `${guides}/{id}`, id: foreign.dictionary, body: { version: 1, title: 'Чужой' } },
    { method: 'DELETE', path: `${guides}/{id}`, id: foreign.dictionary },
    { method: 'PATCH', path: `${guides}/{id}/editors/`, id: foreign.dictionary, body: { version: 1, role_ids: [] } },
    {
      method: 'POST',
      path: `${guides}/{id}/records/`,
      id: foreign.dictionary,
      body: { title: 'Чужая', parent_id: null },
    },
    { method: 'PATCH', path: `${guides}/records/{id}`, id: foreign.entry, body: { version: 1, title: 'Чужая' } },
    { method: 'DELETE', path: `${guides}/records/{id}`, id: foreign.entry },
    {
      method: 'POST',
      path: `${guides}/records/{id}/move/`,
      id: foreign.entry,
      body: { version: 1, parent_id: null, before_id: null },
    },
    { method: 'POST', path: `${guides}/{id}/merge/consequences/`, id: foreign.dictionary, body: merged },
    { method: 'POST', path: `${guides}/mergers/{id}/undo/`, id: 1 },
    { method: 'POST', path: `${guides}/{id}/merge/`, id: foreign.dictionary, body: { ...merged, fate: 'remove' } },
    { method: 'POST', path: `${units}/`, id: none, body: { title: 'Чужое', parent_id: foreign.unit } },
    { method: 'PATCH', path: `${units}/{id}`, id: foreign.unit, body: { version: 1, title: 'Чужое' } },
    {
      method: 'POST',
      path: `${units}/{id}/move/`,
      id: foreign.unit,
      body: { version: 1, parent_id: null, before_id: null },
    },
    { method: 'POST', path: '/api/hr/posts/{id}/move/', id: foreign.post, body: { version: 1, unit_id: null } },
    { method: 'POST', path: '/api/hr/people/{id}/posts/', id: foreign.student, body: post },
    { method: 'PATCH', path: '/api/hr/posts/{id}', id: foreign.post, body: { version: 1, rate: 0.5 } },
    { method: 'DELETE', path: '/api/hr/posts/{id}', id: foreign.post },
    { method: 'PATCH', path: '/api/evacuation/marks/bulk/', id: none, body: { steps: [tapped] } },
    { method: 'PATCH', path: '/api/evacuation/marks/{id}', id: foreign.mark, body: { status: 'present' } },
    { method: 'POST', path: '/api/evacuation/marks/bulk/', id: none, body: { marks: [joined] } },
    { method: 'POST', path: `${journal}/group/{id}/batch/{batch}/undo/`, id: foreign.group, body: {} },
    {
      method: 'POST',
      path: `${journal}/group/{id}/reopen/`,
      id: foreign.group,
      body: { ...period, until: '2027-06-30', reason: 'Почему' },
    },
  ]
}
/** Write calls that name no row, but by a token that only its owner has. */
export const namingNoRow = [
  'POST /api/users/users/alike/',
  'POST /api/admin/users/token',
  'POST /api/admin/users/token/passkey',
  'POST /api/admin/users/token/refresh',
  'POST /api/admin/users/token/logout',
  'POST /api/admin/users/token/leave',
  'POST /api/admin/users/token/switch',
  'POST /api/admin/users/password',
  'POST /api/admin/users/second-factor/totp',
  'POST /api/admin/users/second-factor/totp/confirm',
  'POST /api/admin/users/second-factor/off',
  'POST /api/admin/users/second-factor/codes',
  'POST /api/admin/users/second-factor/passkeys/options',
  'POST /api/admin/users/second-factor/passkeys',
  'POST /api/admin/users/lists/{list}/columns/',
  'POST /api/admin/users/lists/{list}/views/',
  'POST /api/admin/users/restore',
  'POST /api/admin/users/restore/check',
  'POST /api/admin/users/restore/confirm',
  'DELETE /api/admin/users/sessions',
  'POST /api/users/import/students/',
  'POST /api/users/import/staff/',
  'POST /api/users/import/parents/',
  'POST /api/cabinet/import/rooms/',
  // of roles, which everybody who may change them may name
  'POST /api/admin/roles/',
  'PATCH /api/admin/roles/matrix/',
  'POST /api/admin/roles/matrix/consequences/',
  'POST /api/admin/notices/read-all',
  'PATCH /api/admin/notices/settings',
  'POST /api/journal/filling/remind/',
  'POST /api/logging/logging/events/page-view/',
  'POST /api/passport/dictionaries/',
  'POST /api/media/photos/',
  'POST /api/media/plans/',
  // of buildings and what stands in them, which everybody who keeps them may name
  'POST /api/cabinet/buildings/',
  'PATCH /api/cabinet/buildings/{id}',
  'DELETE /api/cabinet/buildings/{id}',
  'POST /api/cabinet/buildings/{id}/plans/',
  'POST /api/cabinet/areas/',
  'PATCH /api/cabinet/areas/{id}',
  'DELETE /api/cabinet/areas/{id}',
  'POST /api/cabinet/rooms/',
  'PATCH /api/cabinet/rooms/{id}',
  'DELETE /api/cabinet/rooms/{id}',
  'PATCH /api/cabinet/plans/{id}',
  'DELETE /api/cabinet/plans/{id}',
  'POST /api/cabinet/plans/{id}/places/',
  // of alarms of the whole school, which everybody who runs them may name, and what anybody says of themselves
  'POST /api/evacuation/evacuations/',
  'PATCH /api/evacuation/evacuations/{id}',
  'DELETE /api/evacuation/evacuations/{id}',
  'POST /api/evacuation/evacuations/consequences/',
  'POST /api/evacuation/evacuations/{id}/seen/',
  'POST /api/evacuation/evacuations/{id}/parent_messages/',
  'POST /api/evacuation/event_results/',
  'POST /api/evacuation/sos/',
  'PATCH /api/evacuation/sos/reports/{id}',
  'PATCH /api/evacuation/settings/',
  'POST /api/evacuation/points/',
  'PATCH /api/evacuation/points/{id}',
  'DELETE /api/evacuation/points/{id}',
  'POST /api/evacuation/guests/',
  'PATCH /api/evacuation/guests/{id}',
  'DELETE /api/evacuation/guests/{id}',
  // of the one school
  'POST /api/journal/miss-kinds/',
  'PATCH /api/journal/miss-kinds/{id}',
  'POST /api/journal/miss-kinds/order/',
  'PATCH /api/passport/school/',
  'POST /api/passport/school/logo',
  'DELETE /api/passport/school/logo',
  // of a year, its days and bells, which everybody may name
  'POST /api/courses/grading-policy/',
  'POST /api/courses/grading-policy/consequences/',
  'POST /api/passport/years/',
  'PATCH /api/passport/years/{id}',
  'DELETE /api/passport/years/{id}',
  'POST /api/passport/calendar/',
  'PATCH /api/passport/calendar/{id}',
  'DELETE /api/passport/calendar/{id}',
  'POST /api/passport/calendar/consequences/',
  'POST /api/passport/schedule/',
  'PATCH /api/passport/schedule/{id}',
  'DELETE /api/passport/schedule/{id}',
  'POST /api/passport/schedule/consequences/',
  'POST /api/passport/schedule/days/',
  'DELETE /api/passport/schedule/days/{id}',
  'POST /api/passport/schedule/days/consequences/',
  'POST /api/media/documents/',
]

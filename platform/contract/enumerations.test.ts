import { expect, test } from 'vitest'
import * as all from './enumerations.ts'

test.each([
  ['score types', all.scoreTypes, 'fo sor soch quarter_score total passfail year_score exam'],
  [
    'grading modes',
    all.gradingModes,
    'every_quarter pass_fail_once_quarter not_evaluated six_months pass_fail_once_six_months no_in_rup',
  ],
  ['folders', all.folders, 'income active outcome outcome_sign archive income_info income_sign income_it'],
  ['location types', all.locationTypes, 'country city district region village'],
  ['movement kinds', all.movementKinds, 'income outcome change'],
  ['school types', all.schoolTypes, 'public private'],
  ['genders', all.genders, 'male female'],
  ['weekdays', all.weekdays, 'mon tue wed thu fri sat sun'],
  ['business days', all.businessDays, 'mon tue wed thu fri'],
  [
    'dictionaries',
    all.dictionaryCodes,
    'division ed_area group_level score_type do_categories hs_activity hs_discipline hs_event_type hs_level hs_difficulty hs_place hs_course hs_house rh_type_absence rh_type_schedule student_skill',
  ],
  ['document statuses', all.documentStatuses, 'created draft checking accepted'],
  [
    'roles',
    all.roles,
    'student teacher pcycho manager_do metodist manager_su partner_do cpec_kn event_manager manager_oo curator headteacher marketing bbk library financial director sub_director principal sub_principal logoped manager_au manager_rp admin ceasar zavkaf classruk uk hr schedule_administrator',
  ],
])('%s are those of the specification', (_name, values, expected) => {
  expect(values.join(' ')).toBe(expected)
})

test('group ids by kind of person', () => {
  const ids = Object.entries(all.personKinds).map(([kind, { id }]) => `${kind} ${id}`)
  expect(ids.join(', ')).toBe(
    'teacher 2, student 9, parent 44, outside 52, cathedraHead 34, curator 11, classroomTeacher 4, specialists 42, UK 41, aup 73',
  )
})

test('document statuses bear the names of §4', () => {
  expect(Object.values(all.documentStatusTitles)).toEqual(['Создан', 'Черновик', 'На проверке', 'Утверждён'])
})

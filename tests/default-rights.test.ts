import { expect, test } from 'vitest'
import { defaultRights, defaultRoles, defaultRoleTitles, type DefaultRole } from '#areas/access/rules/default-rights.ts'
import { accessRules } from '#apps/server/access-rules.ts'
import { inLanguage, learn } from '#platform/server/language/spoken.ts'
import { pseudo } from './texts/pseudo.ts'
import { roles } from '#platform/contract/enumerations.ts'

const { all, keys: permissionKeys } = accessRules.permissions

const levelOf = (role: DefaultRole, key: string) =>
  defaultRights<string>(role, all).find((one) => one.key === key)?.level ?? '–'
const keysOf = (role: DefaultRole, level: string) =>
  defaultRights<string>(role, all)
    .filter((one) => one.level === level)
    .map(({ key }) => key)
    .toSorted()
const sorted = (text: string) => text.split(' ').toSorted()

const base =
  'pas_calendar pas_schedule sch_timetable usr_user rhb_record cab_buildings hrs_org_structure hrs_work_schedule hrs_pay_slip_own eva_sos doc_menu'

test('the thirty roles of the specification and the school’s own', () => {
  expect(defaultRoles).toHaveLength(31)
  expect(defaultRoles.slice(0, 30)).toEqual(roles)
  expect(defaultRoleTitles.medical_worker).toBe('Медработник')
})

test('titles of roles are said to whoever reads them', () => {
  learn(pseudo)
  const said = inLanguage(pseudo.locale, () => [defaultRoleTitles.ceasar, defaultRoleTitles.medical_worker])
  expect(said).toEqual([`‹${defaultRoleTitles.ceasar}›`, '‹Медработник›'])
})

test('a student reads for themself and signs up for clubs', () => {
  expect(keysOf('student', 'read')).toEqual(
    sorted(
      'pas_calendar sch_timetable jrn_journal usr_grade_book usr_skillfolio usr_skills_journal hsy_stats_all hsy_events_all dop_courses dop_schedule dop_route_sheet tut_timetable usr_rec_subject_teacher usr_rec_librarian eva_sos',
    ),
  )
  expect(keysOf('student', 'write')).toEqual(['dop_movement'])
})

test('a librarian: BASE; w usr_rec_librarian; r usr_movements_outcome usr_skillfolio grp_grade', () => {
  for (const role of ['library', 'bbk'] as const) {
    expect(keysOf(role, 'read')).toEqual(sorted(`${base} usr_movements_outcome usr_skillfolio grp_grade`))
    expect(keysOf(role, 'write')).toEqual(sorted('hrs_absence_requests eva_mark usr_rec_librarian'))
  }
})

test('a partner has no directory: r pas_calendar dop_courses dop_groups dop_schedule eva_sos; w dop_journal eva_mark', () => {
  expect(keysOf('partner_do', 'read')).toEqual(sorted('pas_calendar dop_courses dop_groups dop_schedule eva_sos'))
  expect(keysOf('partner_do', 'write')).toEqual(sorted('dop_journal eva_mark'))
})

test('a medical worker: BASE; w usr_rec_medical usr_health; r usr_family mnt_attendance eva_results', () => {
  expect(keysOf('medical_worker', 'read')).toEqual(sorted(`${base} usr_family mnt_attendance eva_results`))
  expect(keysOf('medical_worker', 'write')).toEqual(sorted('hrs_absence_requests eva_mark usr_rec_medical usr_health'))
})

test('ceasar writes all but slips, medicine, psychology and health, and reads full journals and logs', () => {
  const none = sorted('hrs_pay_slip usr_rec_medical usr_rec_psychologist usr_health')
  const readOnly = sorted('jrn_full_filter log_logging log_page_views log_audit')
  expect(keysOf('ceasar', 'read')).toEqual(readOnly)
  expect(keysOf('ceasar', 'write')).toEqual(
    permissionKeys.filter((key) => !none.includes(key) && !readOnly.includes(key)).toSorted(),
  )
})

test('only hr and financial write pay slips, and nobody else reads them', () => {
  expect(defaultRoles.filter((role) => levelOf(role, 'hrs_pay_slip') !== '–')).toEqual(['financial', 'hr'])
})

test.each<[DefaultRole, string, string]>([
  ['teacher', 'jrn_journal', 'write'],
  ['teacher', 'jrn_full_filter', '–'],
  ['classruk', 'jrn_journal', 'read'],
  ['classruk', 'usr_family', 'write'],
  ['curator', 'tut_timetable', 'read'],
  ['zavkaf', 'pln_approve', 'write'],
  ['metodist', 'crs_rup', 'write'],
  ['metodist', 'doc_templates', 'read'],
  ['headteacher', 'sch_timetable_oo', 'write'],
  ['headteacher', 'hsy_settings_all', '–'],
  ['sub_director', 'hsy_settings_all', 'write'],
  ['sub_director', 'doc_sign', 'write'],
  ['sub_principal', 'doc_sign', '–'],
  ['director', 'int_intent_sign', 'write'],
  ['director', 'int_year_price', 'write'],
  ['director', 'usr_health', '–'],
  ['director', 'pas_roles', '–'],
  ['director', 'log_audit', 'read'],
  ['director', 'jrn_journal', 'read'],
  ['principal', 'int_intent_sign', '–'],
  ['principal', 'int_year_price', 'read'],
  ['principal', 'doc_sign', 'write'],
  ['manager_su', 'hsy_settings_all', 'read'],
  ['manager_su', 'hsy_discipline_all', 'read'],
  ['manager_su', 'hsy_events_all', 'write'],
  ['uk', 'usr_user', 'write'],
  ['marketing', 'usr_movements_income', 'write'],
  ['pcycho', 'usr_rec_psychologist', 'write'],
  ['pcycho', 'usr_rec_medical', '–'],
  ['admin', 'pas_roles_settings', 'write'],
  ['admin', 'pas_calendar', 'write'],
  ['admin', 'pas_schedule', 'write'],
  ['admin', 'jrn_journal', '–'],
  ['admin', 'usr_health', '–'],
  ['schedule_administrator', 'cab_buildings', 'write'],
])('%s: %s %s', (role, key, level) => expect(levelOf(role, key)).toBe(level))

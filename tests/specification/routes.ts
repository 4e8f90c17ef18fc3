import type { Row } from './owed.ts'

/**
 * Every route of specification §2 with its path in full, its layout, who may open it, and the area that owes it.
 *
 * `access` in words, as `access-words.ts` writes a declared one: `read key`, `write key`, several joined by ` | `.
 */
export interface Route extends Row {
  path: `/${string}`
  /** By default `default`. */
  layout?: 'blank' | 'managing'
  access: string
  /**
   * By default the page is for who has signed in. `open` skips authentication (guard 1), `strangers` sends the
   * signed-in away (guards 3 and 4), `family` stands under /dashboard (guard 2).
   */
  guard?: 'open' | 'strangers' | 'family' | 'none'
  /** An address of the route, where its path has parameters. */
  example?: `/${string}`
}
type Details = Omit<Route, 'name' | 'area' | 'path' | 'access'>

const of =
  (area: string) =>
  (...routes: [path: Route['path'], access: string, details?: Details][]): Route[] =>
    routes.map(([path, access, details]) => ({ name: `route ${path}`, area, path, access, ...details }))

const open: Details = { guard: 'open' }
const managing: Details = { layout: 'managing' }
const board = 'read eva_evacuation | read eva_results'
const movementKeys = [
  'usr_movements_income',
  'usr_movements_income_info',
  'usr_movements_income_sign',
  'usr_movements_income_it',
  'usr_movements_active',
  'usr_movements_outcome',
  'usr_movements_outcome_sign',
  'usr_movements_archive',
  'usr_movements_change',
  'usr_movements_journal',
]
const movement = movementKeys.map((key) => `read ${key}`).join(' | ')

/** In the order of specification §2; relative paths in full as the decisions give them. */
export const routes: readonly Route[] = [
  ...of('home')(['/', 'signed in'], ['/dashboard', 'family', { guard: 'family' }]),
  ...of('platform')(['/{all}', 'open', { layout: 'blank', guard: 'none', example: '/nowhere/at/all' }]),
  ...of('staff')(
    ['/absence/control', 'read hrs_absence_control'],
    ['/absence/replacements', 'read hrs_schedule_replacement'],
    ['/absence/requests', 'self'],
  ),
  ...of('admission')(['/debtor-registry', 'read usr_risk_registry']),
  ...of('register')(['/document', 'open', { layout: 'blank', ...open }]),
  ...of('documents')(['/documents/{slug}', 'read doc_menu', { example: '/documents/income' }]),
  ...of('admission')(
    ['/enrollment', 'open', { layout: 'blank', ...open }],
    ['/enrollment-success', 'open', { layout: 'blank', ...open }],
  ),
  ...of('evacuation')(
    ['/evacuation', board, open],
    ['/evacuation/marks', 'signed in', open],
    ['/evacuation/progress', board, open],
    // the page itself sends the signed-in away while no evacuation is active: see transitions
    ['/evacuation/sos', 'open', { layout: 'blank', ...open }],
    ['/evacuation/statistics/{id}', 'read eva_results', { ...open, example: '/evacuation/statistics/7' }],
  ),
  ...of('clubs')(
    ['/extra-education', 'read dop_courses'],
    ['/extra-education/{id}', 'read dop_courses', { example: '/extra-education/7' }],
    ['/extra-education/journal', 'read dop_journal'],
    ['/extra-education/movements', 'read dop_movement'],
    ['/extra-education/route-sheet', 'read dop_route_sheet'],
    ['/extra-education/schedule', 'read dop_schedule'],
  ),
  ...of('houses')(
    ['/house-system/events', 'read hsy_events_all | read hsy_events_curated'],
    ['/house-system/hp/settings', 'read hsy_settings_all | read hsy_settings_curated'],
    ['/house-system/hp/stats', 'read hsy_stats_all | read hsy_stats_curated'],
    ['/house-system/hp/students', 'read hsy_stats_all | read hsy_stats_curated'],
  ),
  ...of('staff')(['/hr/attendance', 'read hrs_attendance']),
  ...of('admission')(
    ['/intent', 'read int_intent'],
    ['/intent/key', 'open', { layout: 'blank', ...open }],
    ['/intent/prices', 'read int_year_price | read int_parallel_price'],
  ),
  ...of('journal')(['/journal', 'read jrn_journal']),
  ...of('access')(
    ['/login', 'open', { layout: 'blank', guard: 'strangers' }],
    ['/restore', 'open', { layout: 'blank', guard: 'strangers' }],
  ),
  ...of('assessments')(['/managing/attestation', 'read crs_attestation', managing]),
  ...of('curriculum')(
    ['/managing/cathedra', 'read crs_cathedra', managing],
    ['/managing/courses', 'read crs_course', managing],
  ),
  ...of('classes')(
    ['/managing/grades', 'read grp_grade | read grp_group | read usr_user', managing],
    ['/managing/grouping', 'read grp_group', managing],
  ),
  ...of('curriculum')(['/managing/rup', 'read crs_rup', managing]),
  ...of('workload')(['/managing/workload', 'read crs_workload', managing]),
  ...of('monitoring')(['/monitoring/attendance', 'read mnt_attendance'], ['/monitoring/study', 'read mnt_study']),
  ...of('organisation')(['/org-structure', 'read hrs_org_structure']),
  ...of('page-views')(
    ['/page-views/employees', 'read log_logging'],
    ['/page-views/students', 'read log_logging'],
    ['/page-views/users', 'read log_logging'],
  ),
  ...of('school')(['/passport', 'read pas_passport | read pas_school']),
  ...of('own-fields')(['/passport/AddTabs', 'write pas_tabs']),
  ...of('calendar')(['/passport/calendar', 'read pas_calendar']),
  ...of('dictionaries')(['/passport/guides', 'read rhb_record']),
  ...of('people')(['/passport/PassportEditor', 'write usr_user']),
  ...of('access')(['/passport/roles', 'read pas_roles'], ['/passport/roles/settings', 'read pas_roles_settings']),
  ...of('calendar')(['/passport/schedule', 'read pas_schedule']),
  ...of('people')(['/passport/users/{slug}', 'read usr_user', { example: '/passport/users/students' }]),
  ...of('movements')(
    ['/passport/users/movements', movement],
    ['/passport/users/movements/{slug}', movement, { example: '/passport/users/movements/income_sign' }],
    ['/passport/users/movements/change', 'read usr_movements_change'],
    ['/passport/users/movements/income', 'read usr_movements_income'],
    ['/passport/users/movements/journal', 'read usr_movements_journal'],
    ['/passport/users/movements/outcome', 'read usr_movements_outcome'],
  ),
  ...of('staff')(['/pay-slips', 'read hrs_pay_slip | read hrs_pay_slip_own']),
  ...of('planning')(
    ['/planning', 'read mnu_planning_ktp | read mnu_planning_ksp'],
    ['/planning/{slug}', 'read mnu_planning_ktp | read mnu_planning_ksp', { example: '/planning/ktps' }],
    ['/planning/ksp/ktp-{id}', 'read pln_ksp', { example: '/planning/ksp/ktp-7' }],
    ['/planning/ktp/{id}', 'read pln_ktp', { example: '/planning/ktp/7' }],
  ),
  ...of('recommendations')(
    [
      '/recommendations',
      'read usr_rec_psychologist | read usr_rec_librarian | read usr_rec_medical | read usr_rec_subject_teacher | read usr_rec_departments',
    ],
    ['/recommendations/responsible', 'read usr_rec_responsible'],
  ),
  ...of('reports')(['/reports', 'read rpt_reports']),
  ...of('skills')(['/skillfolio', 'read usr_skillfolio']),
  ...of('evacuation')(['/sos', 'read eva_sos']),
  ...of('register')([
    '/students-register/grade-book',
    'read usr_grade_book | read doc_final_report_cards_all | read doc_final_report_cards_curated | read doc_final_report_cards_sign',
  ]),
  ...of('skills')(
    ['/skills', 'read usr_skills'],
    ['/skills/journal', 'read usr_skills_journal'],
    ['/skills/stats', 'read usr_skills_stats'],
  ),
  ...of('timetable')(
    ['/timetable', 'read sch_timetable'],
    ['/timetable/{slug}', 'read sch_timetable', { example: '/timetable/class-12' }],
    ['/timetable/oo/{id}', 'read sch_timetable_oo', { example: '/timetable/oo/7' }],
  ),
  ...of('tutoring')(
    ['/tutor-hours/journal', 'read tut_journal'],
    ['/tutor-hours/planning', 'read tut_planning'],
    ['/tutor-hours/stats/department', 'read tut_stats'],
    ['/tutor-hours/stats/student', 'read tut_stats'],
    ['/tutor-hours/stats/teacher', 'read tut_stats'],
    ['/tutor-hours/timetable', 'read tut_timetable'],
  ),
  ...of('people')(['/users/{id}', 'signed in', { example: '/users/7' }], ['/users/profile', 'self']),
  ...of('staff')(['/work-schedule', 'read hrs_work_schedule'], ['/work-schedule/create', 'write hrs_work_schedule']),
]

import { roleTitles, type Role } from '#platform/contract/enumerations.ts'
import { permissionKeys, type PermissionKey } from '#platform/contract/permission-keys.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import {
  BASE,
  CLASS,
  DOP,
  EVA,
  grants,
  HSY,
  MOVE,
  REC_READ,
  SCHED,
  SETUP,
  STUDY_READ,
  TEACH,
  TUT,
  type Grants,
} from './rights-groups.ts'

const without = (keys: readonly PermissionKey[], ...taken: PermissionKey[]) =>
  keys.filter((key) => !taken.includes(key))

const headteacher: Grants[] = [
  BASE,
  STUDY_READ,
  SETUP,
  SCHED,
  MOVE,
  TUT,
  REC_READ,
  EVA,
  grants(
    'hrs_absence_control hrs_attendance dop_route_sheet hsy_stats_all',
    'jrn_reopen pln_approve doc_final_report_cards_all usr_rec_responsible pas_notices',
  ),
]
const classTeacher: Grants[] = [BASE, CLASS]

/** Pay slips, health and what administers the house stay closed to a director. */
const readByDirectors = without(
  permissionKeys,
  ...(['hrs_pay_slip', 'usr_rec_medical', 'usr_health'] as const),
  ...(['pas_roles', 'pas_roles_settings', 'log_logging', 'log_page_views'] as const),
)
const principal: Grants[] = [
  BASE,
  STUDY_READ,
  REC_READ,
  EVA,
  { read: without(readByDirectors, 'int_intent_sign'), write: [] },
  grants(
    'log_audit',
    'usr_movements_income_sign usr_movements_outcome_sign doc_sign doc_final_report_cards_sign hrs_org_structure hrs_absence_requests jrn_reopen pas_school pas_notices',
  ),
]
const librarian: Grants[] = [BASE, grants('usr_movements_outcome usr_skillfolio grp_grade', 'usr_rec_librarian')]

const logs = ['log_logging', 'log_page_views', 'log_audit'] as const
const ceasar: Grants[] = [
  { read: ['jrn_full_filter', ...logs], write: [] },
  {
    read: [],
    write: without(
      permissionKeys,
      ...(['hrs_pay_slip', 'usr_rec_medical', 'usr_rec_psychologist', 'usr_health', 'jrn_full_filter'] as const),
      ...logs,
    ),
  },
]

/** The thirty-first role: the school's own, not one of the specification's. */
export const medicalWorker = 'medical_worker'
export type DefaultRole = Role | typeof medicalWorker

/** What an installation starts with; roles add up, and every row is cut by scope. */
const grantsOf: Readonly<Record<DefaultRole, readonly Grants[]>> = {
  student: [
    grants(
      'pas_calendar sch_timetable jrn_journal usr_grade_book usr_skillfolio usr_skills_journal hsy_stats_all hsy_events_all dop_courses dop_schedule dop_route_sheet tut_timetable usr_rec_subject_teacher usr_rec_librarian eva_sos',
      'dop_movement',
    ),
  ],
  teacher: [BASE, TEACH],
  classruk: classTeacher,
  curator: [...classTeacher, grants('hsy_stats_all tut_timetable')],
  zavkaf: [
    BASE,
    TEACH,
    grants(
      'crs_workload mnt_study mnt_journal_filling hrs_absence_control hrs_schedule_replacement',
      'crs_cathedra pln_approve usr_rec_departments usr_rec_responsible',
    ),
  ],
  metodist: [
    BASE,
    STUDY_READ,
    grants(
      'doc_templates',
      'crs_course crs_rup crs_cathedra crs_attestation pln_approve usr_skills usr_skills_limits usr_rec_responsible ai_assistant',
    ),
  ],
  headteacher,
  // the one deputy who also keeps the house system
  sub_director: [...headteacher, HSY, grants('', 'doc_sign hrs_absence_requests hrs_absence_control')],
  director: [...principal, grants('', 'int_intent_sign int_year_price int_parallel_price')],
  principal,
  sub_principal: headteacher,
  manager_oo: [
    BASE,
    STUDY_READ,
    SCHED,
    grants('hrs_absence_control', 'grp_group grp_group_manage crs_workload usr_movements_change'),
  ],
  schedule_administrator: [
    BASE,
    SCHED,
    grants(
      'crs_rup crs_course crs_workload grp_grade grp_group cab_areas hrs_absence_control dop_schedule tut_timetable',
      'cab_buildings',
    ),
  ],
  manager_rp: [
    BASE,
    TUT,
    grants('sch_lessons jrn_journal jrn_full_filter grp_group hrs_schedule_replacement rpt_reports'),
  ],
  cpec_kn: [BASE, STUDY_READ, grants('hsy_stats_all hsy_gpa_all usr_skills_stats')],
  uk: [
    BASE,
    MOVE,
    grants(
      'grp_group jrn_journal jrn_full_filter int_intent usr_risk_registry rpt_reports',
      'usr_user usr_family usr_grade_book grp_grade doc_documents doc_templates doc_final_report_cards_all',
    ),
  ],
  hr: [
    BASE,
    grants(
      'hrs_schedule_replacement crs_workload rpt_reports',
      'usr_user hrs_org_structure hrs_work_schedule hrs_attendance hrs_absence_control hrs_absence_requests hrs_pay_slip doc_documents doc_templates',
    ),
  ],
  financial: [
    BASE,
    grants(
      'int_intent hrs_attendance hrs_schedule_replacement crs_workload usr_family usr_movements_journal usr_movements_outcome dop_courses dop_movement rpt_reports',
      'hrs_pay_slip int_year_price int_parallel_price usr_risk_registry',
    ),
  ],
  marketing: [
    BASE,
    grants(
      'int_year_price int_parallel_price usr_risk_registry usr_family rpt_reports',
      'int_intent usr_movements_income',
    ),
  ],
  library: librarian,
  bbk: librarian,
  pcycho: [
    BASE,
    grants(
      'usr_family usr_grade_book jrn_journal jrn_full_filter mnt_attendance hsy_discipline_all usr_rec_subject_teacher usr_health',
      'usr_rec_psychologist',
    ),
  ],
  logoped: [BASE, grants('usr_family usr_grade_book usr_health', 'usr_rec_departments tut_journal tut_planning')],
  manager_do: [BASE, DOP, grants('grp_group usr_family sch_lessons cab_areas rpt_reports', 'rhb_record')],
  partner_do: [grants('pas_calendar dop_courses dop_groups dop_schedule eva_sos', 'dop_journal eva_mark')],
  manager_su: [
    BASE,
    {
      read: [...HSY.read, 'hsy_settings_all', 'hsy_discipline_all'],
      write: without(HSY.write, 'hsy_settings_all', 'hsy_discipline_all'),
    },
  ],
  event_manager: [
    BASE,
    grants('hsy_stats_all cab_areas dop_schedule', 'hsy_events_all hsy_achievements_all hsy_activity_all pas_notices'),
  ],
  manager_au: [
    BASE,
    EVA,
    grants('hrs_attendance hrs_absence_control doc_templates', 'cab_buildings cab_areas hrs_work_schedule'),
  ],
  admin: [
    BASE,
    grants(
      'usr_family usr_movements_journal log_logging log_page_views log_audit eva_results',
      'pas_users pas_roles pas_roles_settings pas_tabs pas_passport pas_school pas_notices rhb_record rhb_changer rhb_access usr_user usr_movements_income_it doc_templates cab_buildings cab_areas',
    ),
  ],
  ceasar,
  [medicalWorker]: [BASE, grants('usr_family mnt_attendance eva_results', 'usr_rec_medical usr_health')],
}

export const defaultRoleTitles: Readonly<Record<DefaultRole, string>> = {
  ...roleTitles,
  [medicalWorker]: 'Медработник',
}
export const defaultRoles = Object.keys(defaultRoleTitles) as DefaultRole[]

/** The keys of a role, each at its highest level, in the order of all keys. */
export function defaultRights(role: DefaultRole): { key: PermissionKey; level: PermissionLevel }[] {
  const has = (level: PermissionLevel, key: PermissionKey) => grantsOf[role].some((one) => one[level].includes(key))
  return permissionKeys
    .filter((key) => has('write', key) || has('read', key))
    .map((key) => ({ key, level: has('write', key) ? 'write' : 'read' }))
}

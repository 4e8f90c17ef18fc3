import type { PermissionKey } from '#platform/contract/permission-keys.ts'
import { msg, texts } from '#platform/contract/text.ts'

/** Keys that stand together under one title. */
export interface PermissionGroup {
  title: string
  keys: readonly PermissionKey[]
}

/** All keys as the matrix shows them, area by area; a test holds that each stands in one group. */
export const permissionGroups: readonly PermissionGroup[] = texts([
  {
    title: msg`Школа и доступ`,
    keys: [
      'pas_passport',
      'pas_school',
      'pas_calendar',
      'pas_schedule',
      'pas_users',
      'pas_roles',
      'pas_roles_settings',
      'pas_tabs',
      'pas_notices',
    ],
  },
  { title: msg`Справочники`, keys: ['rhb_record', 'rhb_changer', 'rhb_access'] },
  {
    title: msg`Люди`,
    keys: [
      'usr_user',
      'usr_family',
      'usr_risk_registry',
      'usr_health',
      'usr_grade_book',
      'usr_skills',
      'usr_skills_journal',
      'usr_skills_stats',
      'usr_skills_limits',
      'usr_skillfolio',
    ],
  },
  {
    title: msg`Рекомендации`,
    keys: [
      'usr_rec_psychologist',
      'usr_rec_librarian',
      'usr_rec_medical',
      'usr_rec_subject_teacher',
      'usr_rec_departments',
      'usr_rec_responsible',
    ],
  },
  {
    title: msg`Движение учащихся`,
    keys: [
      'usr_movements_income',
      'usr_movements_income_info',
      'usr_movements_income_sign',
      'usr_movements_income_it',
      'usr_movements_outcome',
      'usr_movements_outcome_sign',
      'usr_movements_change',
      'usr_movements_journal',
      'usr_movements_archive',
      'usr_movements_active',
    ],
  },
  { title: msg`Журнал`, keys: ['jrn_journal', 'jrn_full_filter', 'jrn_period_results', 'jrn_reopen', 'jrn_history'] },
  { title: msg`Расписание`, keys: ['sch_timetable', 'sch_timetable_oo', 'sch_generator', 'sch_lessons'] },
  {
    title: msg`Учебный план и группы`,
    keys: [
      'crs_course',
      'crs_rup',
      'crs_cathedra',
      'crs_attestation',
      'crs_workload',
      'grp_grade',
      'grp_group',
      'grp_group_manage',
    ],
  },
  { title: msg`Планирование`, keys: ['mnu_planning_ktp', 'mnu_planning_ksp', 'pln_ktp', 'pln_ksp', 'pln_approve'] },
  {
    title: msg`Дополнительное образование`,
    keys: ['dop_courses', 'dop_groups', 'dop_journal', 'dop_schedule', 'dop_movement', 'dop_route_sheet'],
  },
  {
    title: msg`Дома и мероприятия`,
    keys: [
      'hsy_stats_all',
      'hsy_stats_curated',
      'hsy_events_all',
      'hsy_events_curated',
      'hsy_settings_all',
      'hsy_settings_curated',
      'hsy_achievements_all',
      'hsy_achievements_curated',
      'hsy_activity_all',
      'hsy_activity_curated',
      'hsy_discipline_all',
      'hsy_discipline_curated',
      'hsy_gpa_all',
      'hsy_gpa_curated',
    ],
  },
  {
    title: msg`Кадры`,
    keys: [
      'hrs_org_structure',
      'hrs_schedule_replacement',
      'hrs_work_schedule',
      'hrs_pay_slip',
      'hrs_pay_slip_own',
      'hrs_attendance',
      'hrs_absence_control',
      'hrs_absence_requests',
    ],
  },
  {
    title: msg`Мониторинг и отчёты`,
    keys: [
      'mnt_attendance',
      'mnt_study',
      'mnt_journal_filling',
      'rpt_reports',
      'log_logging',
      'log_page_views',
      'log_audit',
    ],
  },
  {
    title: msg`Документы`,
    keys: [
      'doc_menu',
      'doc_documents',
      'doc_templates',
      'doc_sign',
      'doc_final_report_cards_all',
      'doc_final_report_cards_curated',
      'doc_final_report_cards_sign',
    ],
  },
  {
    title: msg`Здания и безопасность`,
    keys: ['cab_buildings', 'cab_areas', 'eva_evacuation', 'eva_mark', 'eva_results', 'eva_sos'],
  },
  { title: msg`Приём и оплата`, keys: ['int_intent', 'int_intent_sign', 'int_year_price', 'int_parallel_price'] },
  { title: msg`Репетиторские часы`, keys: ['tut_journal', 'tut_planning', 'tut_timetable', 'tut_stats'] },
  { title: msg`Помощник`, keys: ['ai_assistant'] },
])

import type { PermissionKey } from '#platform/contract/permission-keys.ts'

/** Keys at their levels; a key at level write needs no mention under read. */
export interface Grants {
  read: readonly PermissionKey[]
  write: readonly PermissionKey[]
}

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text
type Keys<Text extends string> = Words<Text> extends PermissionKey | '' ? Text : never

/** Keys in one line of text; a word that is no key does not compile. */
const keys = <const Text extends string>(text: Keys<Text>) => text.split(' ').filter(Boolean) as PermissionKey[]

/** Read keys, then write keys, each in one line of text. */
export const grants = <const R extends string, const W extends string = ''>(
  read: Keys<R>,
  write: Keys<W> = '' as Keys<W>,
): Grants => ({ read: keys(read), write: keys(write) })

/** What every member of staff may: the directory, the calendar, one's own absences, papers and pay slip. */
export const BASE = grants(
  'pas_calendar pas_schedule sch_timetable usr_user rhb_record cab_buildings hrs_org_structure hrs_work_schedule hrs_pay_slip_own eva_sos doc_menu',
  'hrs_absence_requests doc_documents eva_mark',
)
export const TEACH = grants(
  'jrn_history mnu_planning_ktp mnu_planning_ksp sch_lessons crs_course crs_rup crs_attestation grp_group usr_family usr_skills usr_skillfolio usr_rec_librarian tut_timetable tut_stats hsy_stats_all hsy_events_all dop_route_sheet rpt_reports',
  'jrn_journal jrn_period_results pln_ktp pln_ksp tut_journal tut_planning usr_skills_journal usr_rec_subject_teacher hsy_activity_all ai_assistant',
)
export const CLASS = grants(
  'jrn_journal jrn_history usr_grade_book usr_skillfolio usr_skills_stats usr_rec_psychologist usr_rec_librarian usr_rec_subject_teacher usr_rec_departments hsy_stats_curated hsy_gpa_curated hsy_settings_curated mnt_attendance mnt_study usr_movements_change usr_movements_outcome rpt_reports tut_stats dop_schedule',
  'usr_family dop_route_sheet hsy_events_curated hsy_achievements_curated hsy_activity_curated hsy_discipline_curated doc_final_report_cards_curated',
)
export const STUDY_READ = grants(
  'jrn_journal jrn_full_filter jrn_history usr_grade_book mnt_attendance mnt_study mnt_journal_filling crs_course crs_rup crs_cathedra crs_attestation crs_workload grp_grade grp_group mnu_planning_ktp mnu_planning_ksp pln_ktp pln_ksp sch_lessons tut_stats usr_skills_stats rpt_reports',
)
export const SETUP = grants(
  '',
  'pas_calendar pas_schedule crs_course crs_rup crs_cathedra crs_attestation crs_workload grp_grade grp_group grp_group_manage',
)
export const SCHED = grants(
  '',
  'sch_timetable sch_timetable_oo sch_generator sch_lessons pas_schedule hrs_schedule_replacement',
)
export const MOVE = grants(
  'usr_movements_journal usr_movements_archive',
  'usr_movements_income usr_movements_income_info usr_movements_active usr_movements_outcome usr_movements_change',
)
export const DOP = grants('', 'dop_courses dop_groups dop_journal dop_schedule dop_movement dop_route_sheet')
export const TUT = grants('tut_stats', 'tut_journal tut_planning tut_timetable')
export const HSY = grants(
  'hsy_stats_all hsy_gpa_all',
  'hsy_events_all hsy_achievements_all hsy_activity_all hsy_discipline_all hsy_settings_all',
)
/** Recommendations of all but the medical worker. */
export const REC_READ = grants('usr_rec_psychologist usr_rec_librarian usr_rec_subject_teacher usr_rec_departments')
export const EVA = grants('', 'eva_evacuation eva_mark eva_results eva_sos')

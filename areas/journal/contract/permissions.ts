import { permissionKey } from '#platform/contract/permission-key.ts'

export const jrnJournal = permissionKey('jrn_journal')
export const jrnFullFilter = permissionKey('jrn_full_filter')
export const jrnPeriodResults = permissionKey('jrn_period_results')
export const jrnReopen = permissionKey('jrn_reopen')
export const jrnHistory = permissionKey('jrn_history')
export const crsAttestation = permissionKey('crs_attestation')
export const usrGradeBook = permissionKey('usr_grade_book')
export const mntAttendance = permissionKey('mnt_attendance')
export const mntStudy = permissionKey('mnt_study')
export const mntJournalFilling = permissionKey('mnt_journal_filling')
export const rptReports = permissionKey('rpt_reports')

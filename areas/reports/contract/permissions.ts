import { permissionKey } from '#platform/contract/permission-key.ts'

export const rptReports = permissionKey('rpt_reports')

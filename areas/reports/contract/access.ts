import { read } from '#platform/contract/access.ts'
import { rptReports } from './permissions.ts'

/** The page of reports, beside the access of its calls. */
export const readsReports = read(rptReports)

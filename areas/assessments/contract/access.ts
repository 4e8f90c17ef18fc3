import { crsAttestation } from '#areas/grading/contract/permissions.ts'
import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { read, write } from '#platform/contract/access.ts'

/** The page of assessment, beside the access of its calls. */
export const readsAttestation = read(crsAttestation)
export const readsWorksSchedule = read(jrnJournal)
/** Who plans the works of a course. */
export const plansWorks = write(crsAttestation)

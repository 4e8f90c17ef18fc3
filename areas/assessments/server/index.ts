import { readiness } from './readiness.ts'
import { worksOfPlan } from './plan-hold.ts'
import type { Area } from '#platform/server/area.ts'
import { changeAttestationHandler } from './attestation/change-attestation.ts'
import { exportAttestationHandler, listAttestationHandler } from './attestation/list-attestation.ts'
import { readAttestationHandler } from './attestation/read-attestation.ts'
import { exportWorksScheduleHandler, printWorksScheduleHandler } from './works-schedule/schedule-files.ts'
import { groupHolds } from './group-holds.ts'
import { demonstration } from './demonstration/index.ts'
import { readWorksScheduleHandler } from './works-schedule/works-schedule.ts'

export { worksAhead } from './works-ahead.ts'

/** СОР and СОЧ: how the lines of the РУП are attested, and when the works are written. */
export const assessmentsArea: Area = {
  readiness,
  planHolds: [worksOfPlan],
  endpoints: [
    listAttestationHandler,
    exportAttestationHandler,
    readAttestationHandler,
    changeAttestationHandler,
    readWorksScheduleHandler,
    printWorksScheduleHandler,
    exportWorksScheduleHandler,
  ],
  groupHolds,
  demonstration,
}

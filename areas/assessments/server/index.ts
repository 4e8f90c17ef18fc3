import type { Area } from '#platform/server/area.ts'
import { exportAttestationHandler, listAttestationHandler } from './attestation/list-attestation.ts'
import { readAttestationHandler } from './attestation/read-attestation.ts'
import { exportWorksScheduleHandler, printWorksScheduleHandler } from './works-schedule/schedule-files.ts'
import { readWorksScheduleHandler } from './works-schedule/works-schedule.ts'

export { worksAhead } from './works-ahead.ts'

/** СОР and СОЧ: how the lines of the РУП are attested, and when the works are written. */
export const assessmentsArea: Area = {
  endpoints: [
    listAttestationHandler,
    exportAttestationHandler,
    readAttestationHandler,
    readWorksScheduleHandler,
    printWorksScheduleHandler,
    exportWorksScheduleHandler,
  ],
}

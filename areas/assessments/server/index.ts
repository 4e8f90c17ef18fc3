import type { Area } from '#platform/server/area.ts'
import { exportAttestationHandler, listAttestationHandler } from './attestation/list-attestation.ts'
import { readAttestationHandler } from './attestation/read-attestation.ts'
import { exported, print } from './works-schedule/schedule-files.ts'
import { schedule } from './works-schedule/works-schedule.ts'

export { worksAhead } from './works-ahead.ts'

/** СОР and СОЧ: how the lines of the РУП are attested, and when the works are written. */
export const assessments: Area = {
  endpoints: [listAttestationHandler, exportAttestationHandler, readAttestationHandler, schedule, print, exported],
}

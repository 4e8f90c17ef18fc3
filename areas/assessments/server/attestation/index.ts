import { exportAttestationHandler, listAttestationHandler } from './list-attestation.ts'
import { readAttestationHandler } from './read-attestation.ts'

/** How the lines of the РУП are attested: their grading, and the works that the journals have. */
export const attestationEndpoints = [listAttestationHandler, exportAttestationHandler, readAttestationHandler]

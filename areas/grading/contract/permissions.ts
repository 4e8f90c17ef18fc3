import { permissionKey } from '#platform/contract/permission-key.ts'

// Of both pages of evaluation, the rules of a year and the attestation of courses: it stands with the lower one.
export const crsAttestation = permissionKey('crs_attestation')

import { allUploadTypes, uploadPurpose } from '#platform/contract/upload-purpose.ts'

/** Copies of diplomas. */
export const diplomas = uploadPurpose({ key: 'diplomas', types: allUploadTypes, maxBytes: 50_000_000 })

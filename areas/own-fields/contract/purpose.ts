import { allUploadTypes, uploadPurpose } from '#platform/contract/upload-purpose.ts'

/** What is given in a field of the school's own. */
export const ownFieldDocuments = uploadPurpose({ key: 'own-field', types: allUploadTypes, maxBytes: 100_000_000 })

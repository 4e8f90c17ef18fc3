import { allUploadTypes, uploadPurpose } from '#platform/contract/upload-purpose.ts'

/** What teachers give with a homework. */
export const homeworkDocuments = uploadPurpose({ key: 'homework', types: allUploadTypes, maxBytes: 100_000_000 })

import { allUploadTypes, paperTypes, uploadPurpose } from '#platform/contract/upload-purpose.ts'

/** What the staff attaches to a document. */
export const documentFiles = uploadPurpose({ key: 'document', types: allUploadTypes, maxBytes: 100_000_000 })
/** What families and students hand in with an application. */
export const applicationFiles = uploadPurpose({
  key: 'application',
  types: paperTypes,
  maxBytes: 25_000_000,
  isQuarantined: true,
})

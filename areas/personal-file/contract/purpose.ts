import { allUploadTypes, uploadPurpose } from '#platform/contract/upload-purpose.ts'

/** Copies of documents and achievements of a person. */
export const personalFileDocuments = uploadPurpose({
  key: 'personal-file',
  types: allUploadTypes,
  maxBytes: 100_000_000,
})

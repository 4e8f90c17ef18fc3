import { paperTypes, uploadPurpose } from '#platform/contract/upload-purpose.ts'

/** What is given with an announcement. */
export const announcementDocuments = uploadPurpose({
  key: 'announcement',
  types: [...paperTypes, 'archive'],
  maxBytes: 25_000_000,
})
export const maxAnnouncementFiles = 10

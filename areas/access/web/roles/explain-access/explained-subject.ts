import type { MessageDescriptor } from '@lingui/core'
import type { Access } from '#platform/contract/access.ts'
import { definePlace } from '#platform/web/places.tsx'

/** Records of one kind about which one may ask why somebody has access to them. */
export interface ExplainedSubject {
  /** As the server knows it. */
  id: string
  title: MessageDescriptor
  /** Of the call that opens such a record. */
  access: Access
}
export const explainedSubjects = definePlace<ExplainedSubject>()

import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'

export { acceptedFor } from './accepted.ts'
export { AttachmentField, type Attachment } from './attachment-field.tsx'
export { DocumentField } from './document-field.tsx'
export { FileLink } from './file-link.tsx'
export { reasonOf, sendDocument } from './send-document.ts'
export { useDropZone } from './use-drop-zone.ts'

export const mediaWeb: WebArea = {
  pages: [],
  history: { schema: 'media', title: msg`Файлы` },
}

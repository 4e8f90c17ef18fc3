import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'

export { acceptedDocuments } from './accepted.ts'
export { DocumentField } from './document-field.tsx'
export { FileLink } from './file-link.tsx'

export const mediaWeb: WebArea = {
  pages: [],
  history: { schema: 'media', title: msg`Файлы` },
}

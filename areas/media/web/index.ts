export { acceptedDocuments } from './accepted.ts'
export { DocumentField } from './document-field.tsx'
export { FileLink } from './file-link.tsx'

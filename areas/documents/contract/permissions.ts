import { permissionKey } from '#platform/contract/permission-key.ts'

export const docMenu = permissionKey('doc_menu')
export const docDocuments = permissionKey('doc_documents')
export const docTemplates = permissionKey('doc_templates')
export const docSign = permissionKey('doc_sign')

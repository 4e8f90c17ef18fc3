import { permissionKey } from '#platform/contract/permission-key.ts'

export const pasUsers = permissionKey('pas_users')
export const pasRoles = permissionKey('pas_roles')
export const pasRolesSettings = permissionKey('pas_roles_settings')
export const logAudit = permissionKey('log_audit')
export const pasSignIn = permissionKey('pas_sign_in')
export const pasReading = permissionKey('pas_reading')
export const pasViews = permissionKey('pas_views')

import { read, write } from '#platform/contract/access.ts'
import { logAudit, pasReading, pasRoles, pasRolesSettings, pasSignIn, pasUsers, pasViews } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsAccounts = read(pasUsers)
export const maintainsAccounts = write(pasUsers)
export const readsRoles = read(pasRoles)
export const readsRights = read(pasRolesSettings)
export const readsChanges = read(logAudit)
export const readsProviders = read(pasSignIn)
export const readsReading = read(pasReading)
export const decidesOnReading = write(pasReading)
export const sharesViews = write(pasViews)

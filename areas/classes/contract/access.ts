import { usrFamily, usrUser } from '#areas/people/contract/permissions.ts'
import { anyOf, read } from '#platform/contract/access.ts'
import { grpGrade, grpGroup } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const setsUpClasses = read(grpGrade)
export const readsGroups = read(grpGroup)
export const readsClasses = anyOf(setsUpClasses, readsGroups, read(usrUser))
export const readsMoves = anyOf(setsUpClasses, read(usrFamily))

import { grpGroup, grpGroupManage } from '#areas/classes/contract/permissions.ts'
import { anyOf, write } from '#platform/contract/access.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const writesMembers = write(grpGroup)
export const managesGroups = write(grpGroupManage)
export const changesGroups = anyOf(writesMembers, managesGroups)

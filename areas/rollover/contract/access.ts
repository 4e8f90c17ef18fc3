import { grpGrade, grpGroupManage } from '#areas/classes/contract/permissions.ts'
import { crsRup } from '#areas/curriculum/contract/permissions.ts'
import { allOf, read, write } from '#platform/contract/access.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsRollover = allOf(read(grpGrade), read(crsRup))
/** It makes classes, who is in them, lines of the plan and groups. */
export const rollsOver = allOf(write(grpGrade), write(grpGroupManage), write(crsRup))

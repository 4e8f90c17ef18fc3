import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { hrsOrgStructure } from '#areas/organisation/contract/permissions.ts'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { anyOf, write } from '#platform/contract/access.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

/** Who keeps the staff or its posts, and who shares out the load. */
export const listsQualifications = anyOf(write(usrUser), write(hrsOrgStructure), write(crsWorkload))
export const keepsQualifications = write(usrUser)

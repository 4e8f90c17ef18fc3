import { pasSchool } from '#areas/school/contract/permissions.ts'
import { grpGroupManage } from '#areas/classes/contract/permissions.ts'
import { crsRup, crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { anyOf, read, write } from '#platform/contract/access.ts'

// Each norm names the key that opens it; these are the keys that norms name.

export const readsNorms = anyOf(read(crsRup), read(crsWorkload), read(grpGroupManage), read(pasSchool))
export const changesNorms = anyOf(write(crsRup), write(crsWorkload), write(grpGroupManage), write(pasSchool))

import { usrUser } from '#areas/people/contract/permissions.ts'
import { allOf, read, write } from '#platform/contract/access.ts'
import { schTimetable } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsTimetable = read(schTimetable)
export const maintainsTimetable = write(schTimetable)
export const readsDayChanges = allOf(readsTimetable, read(usrUser))

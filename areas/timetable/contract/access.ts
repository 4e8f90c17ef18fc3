import { read, write } from '#platform/contract/access.ts'
import { schTimetable } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsTimetable = read(schTimetable)
export const keepsTimetable = write(schTimetable)

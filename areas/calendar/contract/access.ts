import { read } from '#platform/contract/access.ts'
import { pasCalendar, pasSchedule } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsCalendar = read(pasCalendar)
export const readsBells = read(pasSchedule)

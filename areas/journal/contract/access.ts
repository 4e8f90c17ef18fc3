import { read, write } from '#platform/contract/access.ts'
import { jrnFullFilter, jrnJournal } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsJournals = read(jrnJournal)
export const readsAllJournals = read(jrnFullFilter)
export const marksLessons = write(jrnJournal)

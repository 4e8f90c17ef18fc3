import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { anyOf, read, write } from '#platform/contract/access.ts'
import { usrGradeBook } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsStudies = anyOf(read(jrnJournal), read(usrGradeBook), write(usrUser))

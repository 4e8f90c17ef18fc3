import { jrnFullFilter } from '#areas/journal/contract/permissions.ts'
import { usrFamily } from '#areas/people/contract/permissions.ts'
import { anyOf, read, write } from '#platform/contract/access.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const answersAbsences = write(usrFamily)
export const readsAbsenceReasons = anyOf(answersAbsences, read(jrnFullFilter))

import { anyOf, read, write } from '#platform/contract/access.ts'
import { pasPassport, pasSchool } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const maintainsSchool = write(pasSchool)
export const readsSchool = anyOf(read(pasPassport), read(pasSchool))

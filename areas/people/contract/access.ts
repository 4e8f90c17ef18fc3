import { allOf, read, write } from '#platform/contract/access.ts'
import { usrFamily, usrUser } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsPeople = read(usrUser)
export const maintainsPeople = write(usrUser)
export const readsFamilies = read(usrFamily)
export const maintainsPeopleWithFamilies = allOf(maintainsPeople, read(usrFamily))

import { anyOf, read, write } from '#platform/contract/access.ts'
import { crsCathedra, crsCourse, crsRup, crsWorkload } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsCourses = read(crsCourse)
export const readsCathedras = read(crsCathedra)
export const readsPlan = read(crsRup)
export const keepsCourses = write(crsCourse)
export const keepsPlan = write(crsRup)
export const readsWorkload = read(crsWorkload)
export const keepsWorkload = write(crsWorkload)
export const namesCathedras = anyOf(readsCathedras, readsCourses, readsWorkload)

import { permissionKey } from '#platform/contract/permission-key.ts'

export const schTimetable = permissionKey('sch_timetable')
export const schTimetableOo = permissionKey('sch_timetable_oo')
export const schGenerator = permissionKey('sch_generator')
export const schLessons = permissionKey('sch_lessons')

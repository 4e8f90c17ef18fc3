import { permissionKey } from '#platform/contract/permission-key.ts'

export const pasCalendar = permissionKey('pas_calendar')
export const pasSchedule = permissionKey('pas_schedule')

import { admitTo } from '#platform/server/mounted-room.ts'
import { calendarRoom, calendarRoomName } from '../contract/events.ts'

/** Whoever has signed in hears that the calendar has changed. */
export const admitToCalendarRoom = admitTo(calendarRoom, () => Promise.resolve(calendarRoomName))

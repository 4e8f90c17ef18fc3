import type { ProfilePart } from '#areas/people/web/index.ts'
import { calendarOfProfile } from '#areas/timetable/web/index.ts'

/** Parts of one's own profile that other rooms bring. */
export const partsOfProfile: readonly ProfilePart[] = [calendarOfProfile]

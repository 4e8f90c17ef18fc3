import type { RoomPanel } from '#areas/buildings/web/index.ts'
import { lessonsOfRoom } from '#areas/timetable/web/index.ts'

/** What other rooms tell on the card of a room of the school. */
export const panelsOfRooms: readonly RoomPanel[] = [lessonsOfRoom]

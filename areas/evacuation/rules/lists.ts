import { t } from '#platform/contract/text.ts'
import type { MarkedKind, UnitType } from './words.ts'

/** A list as it is kept at the start. */
export interface List {
  /** Names it within the evacuation. */
  key: string
  type: UnitType
  title: string
  place: string
  buildingId: number | null
  floor: number | null
  lessonId: number | null
  classId: number | null
  orgUnitId: number | null
  collectors: readonly number[]
}
/** A person on a list. */
export interface Entry {
  list: string
  personId: number | null
  name: string
  kind: MarkedKind
  classTitle: string | null
  lastPlace: string
  status: 'waiting' | 'away'
  note: string
}
export interface Lists {
  lists: List[]
  entries: Entry[]
}

const bare = { place: '', buildingId: null, floor: null, lessonId: null, classId: null, orgUnitId: null }
/** A list with what is said of it; the rest is empty. */
export const listOf = (fields: Pick<List, 'key' | 'type' | 'title' | 'collectors'> & Partial<List>): List => ({
  ...bare,
  ...fields,
})

/** «Алгебра 7А, каб. 201»: the parts that are known, with commas between. */
export const placeOf = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ')
/** «каб. 201», but «Спортзал» by its own name. */
export const inRoom = (room: string | null): string =>
  room !== null && /^\d/.test(room) ? t`каб. ${room}` : (room ?? '')

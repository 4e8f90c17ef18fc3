/** A set of students as FET nests them: years hold groups, groups hold subgroups. `size` 0 means not said. */
export interface FetStudents {
  name: string
  size: number
}
export interface FetGroup extends FetStudents {
  subgroups: FetStudents[]
}
export interface FetYear extends FetStudents {
  groups: FetGroup[]
}
/** One lesson or block of lessons a week; `duration` in hours of the file's day. */
export interface FetActivity {
  id: number
  subject: string
  teachers: string[]
  students: string[]
  duration: number
  active: boolean
}
export interface FetRoom {
  name: string
  building: string
  capacity: number
  virtual: boolean
}
export interface FetHour {
  name: string
  longName: string
}
/** When an activity begins; day and hour by their names. */
export interface FetStart {
  activity: number
  day: string
  hour: string
}
/** Where an activity takes place; `realRooms` are the rooms behind a virtual one. */
export interface FetPlace {
  activity: number
  room: string
  realRooms: string[]
}
/** A timetable file of FET 5 to 7 in its own terms, nothing interpreted. */
export interface FetFile {
  institution: string
  mode: string
  days: FetHour[]
  hours: FetHour[]
  subjects: string[]
  teachers: string[]
  years: FetYear[]
  activities: FetActivity[]
  buildings: string[]
  rooms: FetRoom[]
  starts: FetStart[]
  places: FetPlace[]
  /** the active constraints that are neither a start nor a place, counted by kind */
  otherConstraints: { kind: string; count: number }[]
}

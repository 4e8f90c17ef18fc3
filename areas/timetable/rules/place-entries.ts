import type { FetFile } from './fet-file.ts'
import type { PlannedEntry, PlannedGroup, PlannedSlot, Remark, UnplacedHours } from './import-plan.ts'
import { activityName, type TaughtActivity } from './plan-groups.ts'
import { weekdaysOf } from './weekday-names.ts'

const weekdayTitles = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс']

/** An hour of the file's week, both from 0. */
interface Hour {
  day: number
  hour: number
}
/** The hours that each timed activity takes; beyond the day's end included. */
export function activityHours(file: FetFile, activities: TaughtActivity[]): Map<number, Hour[]> {
  const days = new Map(file.days.map((day, order) => [day.name, order]))
  const hours = new Map(file.hours.map((hour, order) => [hour.name, order]))
  const starts = new Map(file.starts.map((start) => [start.activity, start]))
  return new Map(
    activities.flatMap((activity) => {
      const start = starts.get(activity.id)
      const day = days.get(start?.day ?? '')
      const hour = hours.get(start?.hour ?? '')
      if (day === undefined || hour === undefined) return []
      return [
        [activity.id, Array.from({ length: activity.duration }, (_, more) => ({ day, hour: hour + more }))] as const,
      ]
    }),
  )
}

/** Where each activity takes place; a virtual room stands for the first of its real ones. */
function roomOf(file: FetFile): Map<number, string> {
  return new Map(file.places.map((place) => [place.activity, place.realRooms[0] ?? place.room]))
}

export interface PlacedEntries {
  entries: PlannedEntry[]
  unplaced: UnplacedHours[]
  leftovers: Remark[]
}
type BusyPlaces = Map<string, string>

/** What the hours of a week are placed by. */
function weekOf(file: FetFile, groups: PlannedGroup[], slots: PlannedSlot[]) {
  const weekdays = weekdaysOf(file.days.map((day) => day.name))
  const slotOf = new Map(slots.map((slot) => [slot.hour, slot]))
  return {
    atomsOf: new Map(groups.map((group) => [group.key, group.atoms])),
    rooms: roomOf(file),
    /** The weekday and lesson of an hour, or why there is none. */
    timeOf: ({ day, hour }: Hour) => {
      const weekday = weekdays[day] ?? null
      const slot = slotOf.get(hour)
      if (weekday === null) return 'день после седьмого'
      return slot ? { weekday, slot } : 'урок выходит за последний час дня'
    },
    titleOf: (weekday: number, hour: number) => `${weekdayTitles[weekday]}, час ${file.hours[hour]?.name}`,
  }
}

/** Places one hour of an activity; answers why it can't be placed. */
function placeHour(
  activity: TaughtActivity,
  time: Hour,
  week: ReturnType<typeof weekOf>,
  { placed, busy }: { placed: PlacedEntries; busy: BusyPlaces },
): string | null {
  const found = week.timeOf(time)
  if (typeof found === 'string') return found
  const { weekday, slot } = found
  const subject = activityName(activity)
  const when = week.titleOf(weekday, time.hour)
  const at = (who: string) => `${weekday} ${time.hour} ${who}`
  const people = [
    ...activity.teachers.map((teacher) => ({ key: at(`teacher ${teacher}`), who: `преподаватель ${teacher}` })),
    ...(week.atomsOf.get(activity.group) ?? []).map((atom) => ({
      key: at(`student ${atom}`),
      who: `учащиеся ${atom}`,
    })),
  ]
  const clash = people.find((one) => busy.has(one.key))
  if (clash) return `${when}: ${clash.who} — уже ${busy.get(clash.key)}`
  const room = week.rooms.get(activity.id) ?? null
  const roomKey = at(`room ${room}`)
  const taken = room !== null && busy.has(roomKey)
  if (taken)
    placed.leftovers.push({ kind: 'room', subject, reason: `${when}: кабинет ${room} занят — ${busy.get(roomKey)}` })
  for (const one of people) busy.set(one.key, subject)
  if (room !== null && !taken) busy.set(roomKey, subject)
  placed.entries.push({
    activity: activity.id,
    group: activity.group,
    weekday,
    shift: slot.shift,
    slot: slot.number,
    teachers: activity.teachers,
    room: taken ? null : room,
  })
  return null
}

/**
 * One entry for each hour of each activity, in the order of the file. Where a teacher or student would be twice at one
 * time the later entry is left out and its hour stays unplaced; where a room would be, the later entry loses its room.
 */
export function placeEntries(
  file: FetFile,
  taught: TaughtActivity[],
  groups: PlannedGroup[],
  slots: PlannedSlot[],
): PlacedEntries {
  const week = weekOf(file, groups, slots)
  const timed = activityHours(file, taught)
  const busy: BusyPlaces = new Map()
  const placed: PlacedEntries = { entries: [], unplaced: [], leftovers: [] }

  for (const activity of taught) {
    const subject = activityName(activity)
    const times = timed.get(activity.id)
    let missing = times ? 0 : activity.duration
    if (!times)
      placed.leftovers.push({ kind: 'activity', subject, reason: 'в файле нет времени, урок ждёт в нагрузке' })
    for (const time of times ?? []) {
      const reason = placeHour(activity, time, week, { placed, busy })
      if (reason === null) continue
      missing++
      placed.leftovers.push({ kind: 'lesson', subject, reason })
    }
    const { id, group, teachers } = activity
    if (missing > 0) placed.unplaced.push({ activity: id, group, teachers, hours: missing })
  }
  return placed
}

import type { FetHour } from './fet-file.ts'
import type { PlannedSlot, Shift } from './import-plan.ts'

const minutes = (hour: number, minute: number) => hour * 60 + minute
const clock = (total: number) =>
  `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
const atTimes = (times: string) =>
  times.split(' ').map((time) => minutes(Number(time.slice(0, 2)), Number(time.slice(3, 5))))

// two shifts: lessons of 40 minutes; one shift: of 45
const firstShift = atTimes('08:00 08:45 09:40 10:35 11:20 12:05 12:50')
const secondShift = atTimes('14:10 14:55 15:50 16:45 17:30 18:15 19:00')
const oneShift = atTimes('08:00 08:50 09:50 10:50 11:40 12:30 13:20 14:10')
const maxSlots = { one: 18, two: 14 }

interface Span {
  start: number
  end: number | null
}
function readSpan(hour: FetHour): Span | null {
  for (const text of [hour.name, hour.longName]) {
    const found = /^(\d{1,2})[:.](\d{2})(?:\s*[-–—]\s*(\d{1,2})[:.](\d{2}))?$/.exec(text.trim())
    if (!found) continue
    const start = minutes(Number(found[1]), Number(found[2]))
    return { start, end: found[3] ? minutes(Number(found[3]), Number(found[4])) : null }
  }
  return null
}

const slot = (hour: number, shift: Shift, number: number, start: number, end: number): PlannedSlot => ({
  hour,
  shift,
  number,
  startsAt: clock(start),
  endsAt: clock(end),
})

/** Bells from the names of hours ('07:30' or '08:00-08:45'); ends that are not said leave a break of at least 5 minutes. */
function readTimes(hours: FetHour[]): PlannedSlot[] | null {
  const spans = hours.map(readSpan)
  if (!spans.every((span) => span !== null)) return null
  const gaps = spans.slice(1).map((span, order) => span.start - (spans[order]?.start ?? 0))
  const length = Math.min(45, ...gaps.map((gap) => gap - 5))
  const slots = spans.map((span, hour) => slot(hour, 1, hour + 1, span.start, span.end ?? span.start + length))
  const sound = slots.every(
    (one, order) => one.startsAt < one.endsAt && one.endsAt <= (slots[order + 1]?.startsAt ?? '24:00'),
  )
  return sound ? slots : null
}

function fromTemplate(starts: number[], step: number, length: number, count: number, shift: Shift, from: number) {
  return Array.from({ length: count }, (_, order) => {
    const last = starts.length - 1
    const start = starts[order] ?? (starts[last] ?? 0) + (order - last) * step
    return slot(from + order, shift, order + 1, start, start + length)
  })
}

/** Two shifts show in the file by classes that use only the first or only the second half of the day. */
export function hasTwoShifts(hours: number, hoursOfClasses: Iterable<Set<number>>): boolean {
  const half = hours / 2
  const used = [...hoursOfClasses].filter((one) => one.size > 0)
  const early = used.filter((one) => [...one].every((hour) => hour < half)).length
  const late = used.filter((one) => [...one].every((hour) => hour >= half)).length
  return (
    hours >= 10 && hours <= maxSlots.two && hours % 2 === 0 && early > 0 && late > 0 && early + late === used.length
  )
}

export interface Bells {
  slots: PlannedSlot[]
  source: 'file' | 'one-shift' | 'two-shifts'
}
/**
 * Lesson bells of the file's hours: their own times where they are named by times, else a template.
 * @param hoursOfClasses 0-based hours that each class uses
 */
export function planBells(hours: FetHour[], hoursOfClasses: Iterable<Set<number>>): Bells {
  const read = readTimes(hours)
  if (read && hours.length > 0) return { slots: read.slice(0, 20), source: 'file' }
  if (hasTwoShifts(hours.length, hoursOfClasses)) {
    const half = hours.length / 2
    return {
      slots: [...fromTemplate(firstShift, 45, 40, half, 1, 0), ...fromTemplate(secondShift, 45, 40, half, 2, half)],
      source: 'two-shifts',
    }
  }
  const count = Math.min(hours.length, maxSlots.one)
  return { slots: fromTemplate(oneShift, 50, 45, count, 1, 0), source: 'one-shift' }
}

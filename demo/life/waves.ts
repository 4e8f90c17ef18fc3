import { daysBetween, type CalendarDate } from '#platform/contract/calendar-date.ts'

/** Days of the year (month and day) on which a wave of colds is highest, and how high above the usual. */
const waves = [
  { peak: '09-28', height: 1.6 },
  { peak: '11-14', height: 2.4 },
  { peak: '01-27', height: 2.6 },
  { peak: '03-06', height: 1.4 },
]
const waveDays = 8

const bell = (days: number, width: number) => Math.exp(-((days / width) ** 2))

/** How many times the usual number falls ill on a day. */
function waveOn(date: CalendarDate): number {
  const year = Number(date.slice(0, 4))
  return waves.reduce((sum, { peak, height }) => {
    const near = Math.min(...[year - 1, year, year + 1].map((one) => Math.abs(daysBetween(`${one}-${peak}`, date))))
    return sum + height * bell(near, waveDays)
  }, 1)
}

/** The same for many questions about few days. */
export function openWaves(): (date: CalendarDate) => number {
  const known = new Map<CalendarDate, number>()
  return (date) => {
    const wave = known.get(date) ?? waveOn(date)
    known.set(date, wave)
    return wave
  }
}

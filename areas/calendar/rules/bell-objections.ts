import type { Weekday } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import { parseTime } from '#platform/contract/time.ts'

/** Times are HH:MM; 24:00 is an end only. */
export interface Bell {
  shift: number
  number: number
  start_time: string
  end_time: string
}
export interface BellObjection {
  path: (string | number)[]
  text: string
}
interface Bells {
  is_default: boolean
  weekdays: readonly Weekday[] | null
  from_parallel: number | null
  to_parallel: number | null
  slots: readonly Bell[]
}

const start = (bell: Bell): number => parseTime(bell.start_time) ?? 0
const end = (bell: Bell): number => parseTime(bell.end_time, 'end') ?? 0

/** Minutes of a lesson. */
export const lessonMinutes = (bell: Bell): number => end(bell) - start(bell)
/** Minutes from the end of one lesson to the beginning of the next. */
export const breakMinutes = (bell: Bell, next: Bell): number => start(next) - end(bell)

function slotObjections(slots: readonly Bell[]): BellObjection[] {
  return slots.flatMap((bell, index) => {
    const path = (field: string) => ['slots', index, field]
    if (lessonMinutes(bell) <= 0) return [{ path: path('end_time'), text: t`Конец урока раньше начала` }]
    const earlier = slots.filter((other) => other.shift === bell.shift && other !== bell)
    if (earlier.some((other) => other.number === bell.number))
      return [{ path: path('number'), text: t`${bell.number}-й урок уже есть в этой смене` }]
    const previous = earlier.filter((other) => other.number < bell.number).toSorted((a, b) => b.number - a.number)[0]
    if (previous && breakMinutes(previous, bell) < 0)
      return [{ path: path('start_time'), text: t`Начинается раньше, чем кончается ${previous.number}-й урок` }]
    return []
  })
}

/** What is wrong with bells; none where they may be saved. */
export function bellObjections({ is_default, weekdays, from_parallel, to_parallel, slots }: Bells): BellObjection[] {
  const found = slotObjections(slots)
  if ((from_parallel === null) !== (to_parallel === null))
    found.push({ path: [from_parallel === null ? 'from_parallel' : 'to_parallel'], text: t`Укажите обе параллели` })
  else if (from_parallel !== null && to_parallel !== null && to_parallel < from_parallel)
    found.push({ path: ['to_parallel'], text: t`Не меньше первой параллели` })
  if (is_default && (weekdays !== null || from_parallel !== null))
    found.push({ path: ['is_default'], text: t`Основные звонки действуют для всех дней и параллелей` })
  return found
}

/** The sanitary rules ask for 5 minutes at least. */
const minBreakMinutes = 5
const maxLessonMinutes = 45

/** What may be saved but breaks the sanitary rules, in words. */
export function bellWarnings(slots: readonly Bell[]): string[] {
  return slots.flatMap((bell) => {
    const next = slots
      .filter((other) => other.shift === bell.shift && other.number > bell.number)
      .toSorted((a, b) => a.number - b.number)[0]
    const found: string[] = []
    if (lessonMinutes(bell) > maxLessonMinutes)
      found.push(t`${bell.number}-й урок длиннее ${maxLessonMinutes} минут: ${lessonMinutes(bell)}`)
    const pause = next ? breakMinutes(bell, next) : minBreakMinutes
    if (pause >= 0 && pause < minBreakMinutes)
      found.push(t`После ${bell.number}-го урока перемена короче ${minBreakMinutes} минут: ${pause}`)
    return found
  })
}

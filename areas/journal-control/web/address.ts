import * as z from 'zod/mini'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { alsoNamed } from '#platform/web/ui/index.ts'
import { flagText, idText, isoDate } from '#platform/contract/wire.ts'
import { completionOwners, lessonGaps } from '../contract/completion.ts'

/** What is shown: who lacks how much, or one by one the lessons, works, students. */
export const completionTabs = ['overview', 'lessons', 'works', 'students'] as const
/** Without days: the last fortnight. `mine`: one's own journals, for who may see all; `own_class`: students of one's class. */
const Address = z.object({
  tab: z.optional(z.enum(completionTabs)),
  by: z._default(z.enum(completionOwners), 'teacher'),
  from: z.optional(isoDate),
  to: z.optional(isoDate),
  cathedra: z.optional(idText),
  teacher: z.optional(idText),
  class: z.optional(idText),
  gap: z._default(z.enum(lessonGaps), 'topic'),
  homework: z._default(flagText, false),
  mine: z._default(flagText, false),
  own_class: z._default(flagText, false),
  /** Of the list that is open: another choice begins at its first page. */
  page: z.optional(z.string()),
})
export const CompletionAddress = alsoNamed(Address, { guided: 'own_class', lack: 'gap' })
export type CompletionState = z.output<typeof CompletionAddress>
export interface CompletionPlace {
  state: CompletionState
  change: (changes: Partial<Record<keyof CompletionState, string | undefined>>) => void
}
const fortnight = 14

/** The days that the address asks for. */
export const daysOf = ({ from, to }: Pick<CompletionState, 'from' | 'to'>, today: CalendarDate) => ({
  from: from ?? addDays(today, -fortnight),
  to: to ?? today,
})

const asText = (id: number | undefined) => (id === undefined ? undefined : String(id))

/** Days and owners as the calls take them. */
export const requestOf = (state: CompletionState, today: CalendarDate) => {
  const [cathedra_id, teacher_id, class_id] = [state.cathedra, state.teacher, state.class].map(asText)
  return {
    ...daysOf(state, today),
    ...(cathedra_id === undefined ? {} : { cathedra_id }),
    ...(teacher_id === undefined ? {} : { teacher_id }),
    ...(class_id === undefined ? {} : { class_id }),
  }
}
/** The same for the lists, which know one's own. */
export const listedBy = (state: CompletionState, today: CalendarDate) => ({
  ...requestOf(state, today),
  ...(state.mine ? { mine: 'true' as const } : {}),
})

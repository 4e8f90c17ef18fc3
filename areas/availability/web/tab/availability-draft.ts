import { useState } from 'react'
import type { Availability, AvailabilityOfYear, AvailabilityValues } from '../../contract/availability.ts'
import { hoursOf, marksOf, type Marks } from '../../rules/hours.ts'

export interface Draft {
  marks: Marks
  methodical_day: number | null
  building_id: number | null
  note: string
}
export const draftOf = ({ hours, methodical_day, building, note }: AvailabilityOfYear): Draft => ({
  marks: marksOf(hours),
  methodical_day,
  building_id: building?.id ?? null,
  note: note ?? '',
})
export const valuesOf = ({ marks, note, ...rest }: Draft, yearId: number): AvailabilityValues => ({
  ...rest,
  year_id: yearId,
  hours: hoursOf(marks),
  note: note.trim() === '' ? null : note.trim(),
})

/** What the page holds of a year until it is saved. */
export function useDraft(of: Availability) {
  const [draft, setDraft] = useState(() => draftOf(of))
  const stored = valuesOf(draftOf(of), of.year.id)
  const values = valuesOf(draft, of.year.id)
  const change = (changes: Partial<Draft>) => setDraft((present) => ({ ...present, ...changes }))
  const changeMarks = (update: (present: Marks) => Marks) =>
    setDraft((present) => ({ ...present, marks: update(present.marks) }))
  return { draft, change, changeMarks, values, stored, isChanged: JSON.stringify(values) !== JSON.stringify(stored) }
}

import { useState } from 'react'
import type { Division, DivisionBody } from '../../contract/division.ts'
import { dealOut, firstSettings, moved, outsideOf, type Part, type Settings } from './parts.ts'

/** A division as it is being made: how students are dealt out, and what was changed by hand since. */
export function useDivision(division: Division) {
  const [settings, setSettings] = useState(() => firstSettings(division))
  const [parts, setParts] = useState<Part[]>(() => dealOut(division, firstSettings(division)))
  const [reason, setReason] = useState(() => division.groups.find(({ is_open }) => is_open)?.norm_reason ?? '')
  const [follows, setFollows] = useState<number | null>(null)
  /** The student who was moved last: the focus goes along. */
  const [carried, setCarried] = useState<number | null>(null)
  const change = (changes: Partial<Settings>) => {
    const next = { ...settings, ...changes }
    setSettings(next)
    setParts(dealOut(division, next))
    setCarried(null)
  }
  const changePart = (place: number, changes: Partial<Part>) =>
    setParts(parts.map((part, at) => (at === place ? { ...part, ...changes } : part)))
  const move = (student: number, to: number) => {
    setParts(moved(division, parts, student, to))
    setCarried(student)
  }
  const body: DivisionBody = {
    course_id: division.course.id,
    class_ids: division.classes.map(({ id }) => id),
    from: division.from,
    parts,
    follows_class_id: division.classes.length > 1 ? follows : null,
    norm_reason: reason.trim() === '' ? null : reason.trim(),
    seen: division.groups.map(({ id, version }) => ({ id, version })),
  }
  const outside = outsideOf(division, parts)
  return { settings, change, parts, changePart, move, carried, outside, reason, setReason, follows, setFollows, body }
}
export type DivisionState = ReturnType<typeof useDivision>

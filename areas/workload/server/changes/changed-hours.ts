import { openLessonsOf } from '#areas/availability/server/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import { beyondOpen, withHours, type BeyondOpen } from '../../rules/open-load.ts'
import { hoursInShifts, shiftsOfGroups } from '../board/lesson-shifts.ts'
import type { PreparedChanges } from './prepare-changes.ts'

/** Hours a week that a teacher has more, or less, of a group on the first day of a change. */
export interface ChangedHours {
  teacher_id: number
  group_id: number
  hours: number
}

export function changedHours({ written, from }: PreparedChanges): ChangedHours[] {
  const isOn = (row: { from: string; to: string | null }) => row.from <= from && (row.to === null || row.to >= from)
  return written.flatMap(({ before, after }) => [
    ...(before && isOn(before) ? [{ ...before, hours: -before.hours }] : []),
    ...(after && isOn(after) ? [after] : []),
  ])
}

/** What a teacher's hours change by. */
export const hoursOf = (changed: readonly ChangedHours[], teacher: number): number =>
  changed.reduce((sum, { teacher_id, hours }) => (teacher_id === teacher ? sum + hours : sum), 0)

function inWords(name: string, { shift, hours, open }: BeyondOpen): string {
  const [week, lessons] = [displayNumber(hours), displayNumber(open)]
  return shift === null
    ? t`${name}: ${week} ч, открыто уроков в неделю — ${lessons}`
    : t`${name}: ${week} ч в смене ${shift}, открыто уроков в неделю — ${lessons}`
}

/** Who gets more hours than lessons in which they can teach, counted as proposals count them. */
export async function beyondOpenWords(
  db: Database,
  { groups, teachers, from }: PreparedChanges,
  changed: readonly ChangedHours[],
): Promise<string[]> {
  const given = [...teachers.values()].filter(({ id }) => hoursOf(changed, id) > 0)
  const [group] = groups.values()
  if (group === undefined || given.length === 0) return []
  const year = { id: group.year_id, from: group.year_from, to: group.year_to }
  const ids = given.map(({ id }) => id)
  const open = await openLessonsOf(db, year.id, ids)
  if (open.size === 0) return []
  const day = { year, date: from, today: from }
  const lists = await readAtOnce(db, { groups: shiftsOfGroups(day), hours: hoursInShifts(day) })
  const shifts = new Map(lists.groups.map(({ id, shift }) => [id, shift]))
  return given.flatMap(({ id, full_name, hours }) => {
    const own = lists.hours.filter(({ teacher_id }) => teacher_id === id).map((one) => [one.shift, one.hours] as const)
    const theirs = changed.filter(({ teacher_id }) => teacher_id === id)
    const after = theirs.reduce((load, one) => withHours(load, one.hours, shifts.get(one.group_id) ?? null), {
      hours,
      shiftHours: new Map(own) as ReadonlyMap<number, number>,
      open: open.get(id) ?? null,
    })
    const more = theirs.flatMap(({ group_id, hours: by }) => (by > 0 ? (shifts.get(group_id) ?? []) : []))
    const found = beyondOpen(after, more)
    return found === null ? [] : [inWords(full_name, found)]
  })
}

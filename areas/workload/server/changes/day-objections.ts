import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { Changes } from '../../contract/changes.ts'
import type { ChangedGroup } from './groups-of-changes.ts'

/** What is in the way, and at which field of the body. */
export interface ChangeObjection {
  loc: (string | number)[]
  words: Text
}
/** Why a group is given no hours on a day on which it stands no more. */
export const closedWords = (group: string, closedOn: string): Text =>
  msg`${group}: группа закрыта с ${displayDate(closedOn)}, часы на неё не назначают`

/** Whether the days of the change lie within the year, and within those of the groups. */
export function dayObjections({ from, acts }: Changes, groups: ReadonlyMap<number, ChangedGroup>): ChangeObjection[] {
  const [first] = groups.values()
  const { year_from = from, year_to = from } = first ?? {}
  if (from < year_from || from > year_to)
    return [
      {
        loc: ['from'],
        words: msg`Этот день вне учебного года: он идёт с ${displayDate(year_from)} по ${displayDate(year_to)}`,
      },
    ]
  return acts.flatMap((act, index) => {
    if (act.kind !== 'assign' || !act.to) return []
    const words = endObjection(from, act.to, groups.get(act.group_id))
    return words === null ? [] : [{ loc: ['acts', index, 'to'], words }]
  })
}

function endObjection(from: string, to: string, group: ChangedGroup | undefined): Text | null {
  if (to < from) return msg`Последний день раньше первого`
  // of a group that is closed before the first day it is said at the teacher
  if (group === undefined || group.last_day < from || to <= group.last_day) return null
  return group.closed_on !== null && group.last_day < group.year_to
    ? msg`${group.words}: группа закрыта с ${displayDate(group.closed_on)}, назначьте по ${displayDate(group.last_day)}`
    : msg`Не позже конца года: ${displayDate(group.year_to)}`
}

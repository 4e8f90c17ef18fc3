import { addDays, displayDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import type { Preview } from '#platform/contract/preview.ts'
import { plural, t, translate } from '#platform/contract/text.ts'
import type { AssignmentHold, EndedAssignment } from '#platform/server/assignment-hold.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { previewWorkload } from '../../contract/changes.ts'
import { loadState } from '../../rules/teacher-load.ts'
import { beyondOpenWords, changedHours, hoursOf, type ChangedHours } from './changed-hours.ts'
import type { PreparedChanges } from './prepare-changes.ts'
import { prepareChanges } from './prepare-changes.ts'

type Effects = Preview['effects']

/** Assignments that end, and the days which they would have had further on. */
function endedOf({ written }: PreparedChanges): EndedAssignment[] {
  return written.flatMap(({ before, after }) => {
    if (before === null || (after !== null && after.to === before.to)) return []
    const goesOn = written.some(
      (one) =>
        one.before === null && one.after?.teacher_id === before.teacher_id && one.after.group_id === before.group_id,
    )
    if (goesOn) return []
    const from = after?.to ? addDays(after.to, 1) : before.from
    return [{ teacher_id: before.teacher_id, group_id: before.group_id, from, to: before.to ?? '9999-12-31' }]
  })
}

/** Who is to have each group, on the first day and after it. */
function groupEffects({ groups, teachers, after, from }: PreparedChanges): Effects {
  const items = [...groups.values()].map(({ id, words }) => {
    const rows = (after.get(id) ?? []).filter(({ to }) => to === null || to >= from)
    const given = rows.map((row) => {
      const [name, hours] = [teachers.get(row.teacher_id)?.full_name ?? '', displayNumber(row.hours)]
      return row.from > from ? t`${name} — ${hours} ч с ${displayDate(row.from)}` : t`${name} — ${hours} ч`
    })
    return given.length > 0 ? `${words}: ${given.join(', ')}` : t`${words}: без учителя`
  })
  return [{ title: t`Как станет`, items }]
}

/** Hours of each teacher on the first day, and what they come to; whether somebody gets more than the largest load. */
function loadEffects({ teachers }: PreparedChanges, changed: readonly ChangedHours[]) {
  let isOver = false
  const items = [...teachers.values()].flatMap(({ id, full_name, hours, rate, norm }) => {
    const change = hoursOf(changed, id)
    if (change === 0) return []
    const [was, is] = [displayNumber(hours), displayNumber(hours + change)]
    if (loadState(hours + change, rate, norm) !== 'over') return t`${full_name}: ${was} → ${is} ч`
    isOver ||= change > 0
    return t`${full_name}: ${was} → ${is} ч, свыше ${displayNumber(norm.largest)} ставки`
  })
  return { effects: [{ title: t`Часов в неделю`, items }], isOver }
}

async function endEffects(
  db: Database,
  prepared: PreparedChanges,
  ended: readonly EndedAssignment[],
  holds: readonly AssignmentHold[],
): Promise<Effects> {
  const nameOf = ({ teacher_id, group_id }: EndedAssignment) =>
    `${prepared.groups.get(group_id)?.words ?? ''}, ${prepared.teachers.get(teacher_id)?.full_name ?? ''}`
  const held: Effects = []
  for (const { title, findHeld } of holds) {
    const found = await findHeld(db, ended)
    held.push({
      title: translate(title),
      items: found.flatMap(({ index, words }) => {
        const one = ended[index]
        return one ? [`${nameOf(one)}: ${words}`] : []
      }),
    })
  }
  const journals = ended.map((one) => t`${nameOf(one)}: по ${displayDate(addDays(one.from, -1))}`)
  return [...held, { title: t`Журнал прежний учитель ведёт; поставленные отметки остаются`, items: journals }]
}

export const previewWorkloadWith = (holds: readonly AssignmentHold[]) =>
  handle(previewWorkload, async ({ body, caller, db, today }) => {
    const prepared = await prepareChanges({ db, caller, today }, body)
    const obstacles = [...new Set(prepared.objections.map(({ words }) => translate(words)))]
    const ended = obstacles.length > 0 ? [] : endedOf(prepared)
    const excess = prepared.excess.map(
      ({ group, hours }) => t`${group.words}: ${displayNumber(hours)} ч вместо ${displayNumber(group.planned)}`,
    )
    const changed = changedHours(prepared)
    const loads = loadEffects(prepared, changed)
    const beyond = obstacles.length > 0 ? [] : await beyondOpenWords(db, prepared, changed)
    const effects = [
      ...groupEffects(prepared),
      { title: t`Больше часов, чем даёт РУП`, items: excess },
      ...loads.effects,
      { title: t`Больше уроков, чем открыто в доступности`, items: beyond },
      ...(ended.length > 0 ? await endEffects(db, prepared, ended, holds) : []),
    ].filter(({ items }) => items.length > 0)
    const count = prepared.groups.size
    const total = t`С ${displayDate(body.from)} изменится нагрузка в ${plural(count, { one: '# группе', few: '# группах', many: '# группах', other: '# группах' })}`
    return { obstacles, effects, total, asks: loads.isOver || [ended, excess, beyond].some(({ length }) => length > 0) }
  })

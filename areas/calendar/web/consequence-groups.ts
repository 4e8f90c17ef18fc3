import { t } from '@lingui/core/macro'
import type { ConsequenceGroup } from '#platform/web/dialog/consequences.ts'
import type { Consequences } from '../contract/consequences.ts'

const counted = (title: string, count: number): ConsequenceGroup => ({ title, items: [], count })

/** What happens to dated lessons, for the window of consequences. */
export const consequenceGroups = (of: Consequences): ConsequenceGroup[] => [
  counted(t`Уроков отменится`, of.cancelled),
  ...of.bearing.map(({ title, count }) => counted(t`Из них ${title}`, count)),
  counted(t`Уроков вернётся`, of.restored),
  counted(t`Уроков появится по расписанию`, of.added),
  counted(t`Уроков сменит время`, of.retimed),
  counted(of.is_closed ? t`Итогов закрытой четверти` : t`Выставленных итогов четверти`, of.results),
  {
    title: t`Классов`,
    items: of.classes.length > 0 ? [{ id: 'classes', label: of.classes.join(', ') }] : [],
    count: of.classes.length,
  },
]

/** Whether there is anything to tell before it is done. */
export const hasConsequences = (of: Consequences): boolean =>
  of.cancelled + of.restored + of.added + of.retimed + of.results > 0

export const consequenceTotal = (of: Consequences): string => {
  const lessons = of.cancelled + of.restored + of.added + of.retimed
  return lessons === 0 ? t`Уроки не изменятся` : t`Изменится уроков: ${lessons}`
}

import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import { msg, type Text } from '#platform/contract/text.ts'

interface Planned {
  quarter: number
  kind: 'sor' | 'soch'
  number: number
}

/** Whether a course of this mode has СОР and СОЧ: where only ФО stand, none can be planned. */
export const hasWorks = (mode: GradingMode): boolean => modeRules[mode].lesson_types.includes('sor')

/** Names a work within a group or a template. */
export const workKey = ({ quarter, kind, number }: Planned): string => `${quarter} ${kind} ${number}`

/** Why works can't be the template of a line of this mode: none for its mode, one named twice, more than one СОЧ of a quarter. */
export function templateObjection(mode: GradingMode, works: readonly Planned[]): Text | null {
  if (works.length > 0 && !hasWorks(mode)) return msg`По этому режиму оценивания СОР и СОЧ нет`
  if (works.some(({ kind, number }) => kind === 'soch' && number !== 1)) return msg`В четверти один СОЧ`
  const keys = works.map(workKey)
  return new Set(keys).size < keys.length ? msg`Номера работ в четверти не повторяются` : null
}

/** The first number that no work of the quarter has; null where all nine are taken, or there is a СОЧ already. */
export function nextNumber(works: readonly Planned[], quarter: number, kind: Planned['kind']): number | null {
  const taken = works.filter((one) => one.quarter === quarter && one.kind === kind).map(({ number }) => number)
  const last = kind === 'soch' ? 1 : 9
  for (let number = 1; number <= last; number++) if (!taken.includes(number)) return number
  return null
}

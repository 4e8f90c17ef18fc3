import { t } from '@lingui/core/macro'
import type { BellValues } from '../../contract/bells.ts'
import { bellObjections } from '../../rules/bell-objections.ts'

/** What the rules object to in one part of bells; of a slot its number comes along. */
const validated = (part: keyof BellValues) => (_value: unknown, values: BellValues) => {
  const found = bellObjections(values).find(({ path: [field] }) => field === part)
  if (found === undefined) return true
  const number = part === 'slots' ? values.slots[Number(found.path[1])]?.number : undefined
  return number === undefined ? found.text : t`${number}-й урок: ${found.text}`
}
/** What the form of bells asks before it is sent; the server asks it again. */
export const bellRules = {
  slots: validated('slots'),
  is_default: validated('is_default'),
  from_parallel: validated('from_parallel'),
  to_parallel: validated('to_parallel'),
}

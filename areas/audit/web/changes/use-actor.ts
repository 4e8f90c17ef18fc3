import { useLingui } from '@lingui/react/macro'
import type { AuditedChange } from '../../contract/audit.ts'

/** Who made a change, and under whose name. */
export function useActor(): (change: Pick<AuditedChange, 'who' | 'on_behalf_of'>) => string {
  const { t } = useLingui()
  return ({ who, on_behalf_of }) => {
    const name = who ?? t`система`
    return on_behalf_of === null ? name : t`${name}, под именем ${on_behalf_of}`
  }
}

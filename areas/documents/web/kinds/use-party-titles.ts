import { useLingui } from '@lingui/react/macro'
import type { KindParty } from '../../contract/kinds.ts'

/** Who makes or reads documents of a kind, in words. */
export function usePartyTitles(): Record<KindParty, string> {
  const { t } = useLingui()
  return {
    staff: t`Все сотрудники`,
    families: t`Родители`,
    students: t`Ученики`,
    unit: t`Подразделение`,
    role: t`Роль`,
  }
}

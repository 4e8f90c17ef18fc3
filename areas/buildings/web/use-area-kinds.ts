import { useLingui } from '@lingui/react/macro'
import type { AreaKind } from '../contract/buildings.ts'

/** What parts of a building are called. */
export function useAreaKinds(): Record<AreaKind, string> {
  const { t } = useLingui()
  return { floor: t`Этаж`, wing: t`Крыло`, corridor: t`Коридор`, yard: t`Двор`, other: t`Другое` }
}

import { useLingui } from '@lingui/react/macro'
import type { ResolutionWay } from '../rules/folder.ts'

/** How a resolution leaves a received document, in words. */
export function useWayTitles(): Record<ResolutionWay, string> {
  const { t } = useLingui()
  return {
    execute: t`К исполнению`,
    acquaint: t`На ознакомление`,
    sign: t`На подпись`,
    administer: t`Администратору`,
    file: t`В дело`,
  }
}

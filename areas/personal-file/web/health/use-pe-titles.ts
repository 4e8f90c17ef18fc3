import { useLingui } from '@lingui/react/macro'
import type { PeGroup } from '../../contract/health.ts'

/** Groups of physical education in words. */
export function usePeTitles(): Readonly<Record<PeGroup, string>> {
  const { t } = useLingui()
  return {
    main: t`Основная`,
    preparatory: t`Подготовительная`,
    special: t`Специальная`,
    exempt: t`Освобождён`,
  }
}

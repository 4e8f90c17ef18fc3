import { useLingui } from '@lingui/react/macro'
import type { Evacuation } from '../../contract/evacuations.ts'

/** Whom it concerns: «Вся школа», «Главный корпус; 1, 2 классы». */
export function useScopeWords(): (of: Pick<Evacuation, 'buildings' | 'parallels'>) => string {
  const { t } = useLingui()
  return ({ buildings, parallels }) => {
    const classes = parallels.length > 0 ? t`${parallels.join(', ')} классы` : ''
    return [buildings.join(', '), classes].filter(Boolean).join('; ') || t`Вся школа`
  }
}

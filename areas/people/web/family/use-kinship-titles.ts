import { useLingui } from '@lingui/react/macro'
import type { Relative } from '../../contract/people.ts'

/** Who somebody is to a child, in words. */
export function useKinshipTitles(): Record<Relative['kind'], string> {
  const { t } = useLingui()
  return {
    mother: t`Мать`,
    father: t`Отец`,
    guardian: t`Опекун`,
    grandparent: t`Бабушка или дедушка`,
    other: t`Родственник`,
  }
}

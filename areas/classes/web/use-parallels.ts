import { useLingui } from '@lingui/react/macro'

const parallels = Array.from({ length: 13 }, (_, index) => String(index))

/** Choices of a filter by parallel, 0 to 12. */
export function useParallels(): { value: string; label: string }[] {
  const { t } = useLingui()
  return parallels.map((value) => ({ value, label: t`${value} параллель` }))
}

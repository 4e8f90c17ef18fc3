import { useLingui } from '@lingui/react/macro'
import { areaHistories } from '#platform/web/history/index.ts'
import { usePlace } from '#platform/web/places.tsx'

/** The rooms as the audit names them, by the first part of their tables' names, in the order of their titles. */
export function useSectionTitles(): { value: string; label: string }[] {
  const { t, i18n } = useLingui()
  const ofAreas = usePlace(areaHistories).map(({ schema, title }) => ({ value: schema, label: i18n._(title) }))
  return [...ofAreas, { value: 'platform', label: t`Выгрузки и длительные работы` }].toSorted((one, other) =>
    one.label.localeCompare(other.label),
  )
}

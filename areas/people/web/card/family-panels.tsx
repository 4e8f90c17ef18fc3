import { useLingui } from '@lingui/react/macro'
import { Stack } from '#platform/web/ui/index.ts'
import type { PersonCard } from '../../contract/people.ts'
import { RelativesPanel } from './relatives-panel.tsx'

/** Adults of a child, children of an adult. */
export function FamilyPanels({ person: { relatives, children } }: { person: PersonCard }) {
  const { t } = useLingui()
  return (
    <Stack gap="md">
      <RelativesPanel title={t`Родители и законные представители`} relatives={relatives} />
      <RelativesPanel title={t`Дети`} relatives={children} />
    </Stack>
  )
}

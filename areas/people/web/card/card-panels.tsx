import { SimpleGrid, Stack } from '#platform/web/ui/index.ts'
import type { PersonCard } from '../../contract/people.ts'
import type { ReactNode } from 'react'
import { FamilyPanels } from './family-panels.tsx'
import { MainPanel } from './main-panel.tsx'

/** The basic card at one glance, for one's own profile: who it is, how to reach them, their family. */
export function CardPanels({ person, contacts }: { person: PersonCard; contacts: ReactNode }) {
  return (
    <SimpleGrid cols={{ xs: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
      <MainPanel person={person} />
      <Stack gap="md">
        {contacts}
        <FamilyPanels person={person} />
      </Stack>
    </SimpleGrid>
  )
}

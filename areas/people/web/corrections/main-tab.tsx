import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Stack } from '#platform/web/ui/index.ts'
import type { PersonCard } from '../../contract/people.ts'
import { MainPanel } from '../card/main-panel.tsx'

const WaitingPanel = lazyPart(async () => (await import('./waiting-panel.tsx')).WaitingPanel)

/** «Основное», under what the family asks to put right there. */
export function MainTab({ person }: { person: PersonCard }) {
  return (
    <Stack gap="md">
      {person.may_edit ? <WaitingPanel personId={person.id} /> : null}
      <MainPanel person={person} />
    </Stack>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { personKinds } from '#platform/contract/enumerations.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Stack } from '#platform/web/ui/index.ts'
import type { PersonCard, Relative } from '../../contract/people.ts'
import { RelativesPanel } from './relatives-panel.tsx'

const RelativeWindow = lazyPart(async () => (await import('../family/relative-window.tsx')).RelativeWindow)

/** Whether the reader may write who the parents of this person are. */
export const hasFamilyToKeep = ({ may_keep_family, groups }: PersonCard): boolean =>
  may_keep_family && groups.includes(personKinds.student.id)

/** Adults of a child, children of an adult; who keeps the child's family changes it here. */
export function FamilyPanels({ person }: { person: PersonCard }) {
  const { t } = useLingui()
  // undefined: closed; null: somebody new
  const [edited, setEdited] = useState<Relative | null>()
  const edit = hasFamilyToKeep(person) ? setEdited : undefined
  return (
    <Stack gap="md">
      <RelativesPanel title={t`Родители и законные представители`} relatives={person.relatives} onEdit={edit} />
      <RelativesPanel title={t`Дети`} relatives={person.children} />
      {edited === undefined ? null : (
        <RelativeWindow childId={person.id} relative={edited} onClose={() => setEdited(undefined)} />
      )}
    </Stack>
  )
}

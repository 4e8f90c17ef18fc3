import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { personKinds } from '#platform/contract/enumerations.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Stack } from '#platform/web/ui/index.ts'
import { addChild } from '../../contract/family.ts'
import type { PersonCard, Relative } from '../../contract/people.ts'
import { RelativesPanel } from './relatives-panel.tsx'

const RelativeDialog = lazyPart(async () => (await import('../family/relative-dialog.tsx')).RelativeDialog)

/** Whether the reader may write who the parents of this person are. */
export const hasFamilyToMaintain = ({ may_maintain_family, groups }: PersonCard): boolean =>
  may_maintain_family && groups.includes(personKinds.student.id)

/** Adults of a child, children of an adult; who keeps the child's family changes it here. */
export function FamilyPanels({ person }: { person: PersonCard }) {
  const { t } = useLingui()
  // null within: somebody new
  const [edited, setEdited] = useState<{ side: 'relatives' | 'children'; relative: Relative | null } | null>(null)
  const editOn = (side: 'relatives' | 'children') => (relative: Relative | null) => setEdited({ side, relative })
  const mayAddChild =
    useAllowed(addChild) && person.may_maintain_family && !person.groups.includes(personKinds.student.id)
  return (
    <Stack gap="md">
      <RelativesPanel
        title={t`Родители и законные представители`}
        relatives={person.relatives}
        onEdit={hasFamilyToMaintain(person) ? editOn('relatives') : undefined}
      />
      <RelativesPanel
        title={t`Дети`}
        relatives={person.children}
        onEdit={mayAddChild ? editOn('children') : undefined}
      />
      {edited ? <RelativeDialog {...edited} person={person} onClose={() => setEdited(null)} /> : null}
    </Stack>
  )
}

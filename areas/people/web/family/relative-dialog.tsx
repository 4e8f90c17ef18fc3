import { useLingui } from '@lingui/react/macro'
import { Modal } from '#platform/web/ui/index.ts'
import type { PersonCard, Relative } from '../../contract/people.ts'
import { AddChildForm } from './add-child.tsx'
import { AddRelativeForm } from './add-relative.tsx'
import { ChangeTieForm } from './change-tie.tsx'

interface Props {
  person: PersonCard
  /** Whom one adds to the person, or sees from the person's card. */
  side: 'relatives' | 'children'
  /** Without one, somebody is added. */
  relative: Relative | null
  onClose: () => void
}

/** Who somebody is to a child and what they may: added, changed, or taken away where it was a mistake. */
export function RelativeDialog({ person, side, relative, onClose }: Props) {
  const { t } = useLingui()
  const adding = side === 'children' ? t`Ребёнок` : t`Родитель или близкий`
  const ends =
    side === 'children'
      ? { childId: relative?.id ?? 0, adultId: person.id }
      : { childId: person.id, adultId: relative?.id ?? 0 }
  return (
    <Modal
      opened
      onClose={onClose}
      title={relative?.full_name ?? adding}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      {relative ? <ChangeTieForm {...ends} relative={relative} onClose={onClose} /> : null}
      {relative === null && side === 'relatives' ? <AddRelativeForm childId={person.id} onClose={onClose} /> : null}
      {relative === null && side === 'children' ? <AddChildForm adult={person} onClose={onClose} /> : null}
    </Modal>
  )
}

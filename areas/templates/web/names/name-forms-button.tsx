import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/index.ts'
import { makesPapers } from '../../contract/access.ts'

const NamesDialog = lazyPart(async () => (await import('./names-dialog.tsx')).NamesDialog)

interface Props {
  personId: number
  /** Whether the reader keeps this person's records; who makes papers by templates may correct anybody's name. */
  isKept: boolean
}

/** On a person's card: how papers write the name, to be corrected once for all of them. */
export function NameFormsButton({ personId, isKept }: Props) {
  const [isOpen, setOpen] = useState(false)
  const makes = useAllowed({ access: makesPapers })
  if (!isKept && !makes) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Имя в падежах</Trans>
      </Button>
      {isOpen ? <NamesDialog personId={personId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

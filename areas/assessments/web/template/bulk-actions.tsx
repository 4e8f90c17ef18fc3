import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Selection } from '#platform/web/list/use-selection.ts'
import { Button } from '#platform/web/ui/index.ts'
import { ManyDialog } from './many-dialog.tsx'
import { useApply } from './use-apply.ts'
import { useCopy } from './use-copy.ts'

/** What can be done with chosen lines at once. */
export function BulkActions({ selection }: { selection: Selection }) {
  const [isOpen, setOpen] = useState(false)
  const [copy, apply] = [useCopy(), useApply()]
  const ids = [...selection.chosen]
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        <Trans>Задать план работ</Trans>
      </Button>
      <Button size="xs" variant="default" onClick={() => void copy(ids, { source: 'last_year' })}>
        <Trans>Как в прошлом году</Trans>
      </Button>
      <Button size="xs" onClick={() => void apply(ids)}>
        <Trans>Создать в группах</Trans>
      </Button>
      {isOpen ? <ManyDialog lineIds={ids} onClose={() => setOpen(false)} onDone={selection.clear} /> : null}
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { IconKey } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/index.ts'
import { makeSlips } from '../../contract/login-slips.ts'
import type { SlipChoice } from './choice.ts'

const SlipsDialog = lazyPart(async () => (await import('./slips-dialog.tsx')).SlipsDialog, null)

/** Slips with logins and first passwords for these people, for who keeps accounts. */
export function SlipsButton({ choice }: { choice: SlipChoice }) {
  const [isOpen, setOpen] = useState(false)
  if (!useAllowed(makeSlips)) return null
  return (
    <>
      <Button
        variant="default"
        size="xs"
        h={30}
        leftSection={<IconKey size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Листки для входа</Trans>
      </Button>
      {isOpen ? <SlipsDialog choice={choice} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

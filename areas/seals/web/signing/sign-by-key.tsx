import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { reportAction, request } from '#platform/web/api/index.ts'
import { Button } from '#platform/web/ui/index.ts'
import { untilLoaded } from '#platform/web/until-loaded.ts'
import { askSigningAssertion } from '../../contract/signing.ts'
import type { SigningDialogProps } from './signing-dialog.tsx'

/** A passkey instead of a code. */
export function SignByKey({ of, input, onDone }: Pick<SigningDialogProps, 'of' | 'input' | 'onDone'>) {
  const [isAsking, setAsking] = useState(false)
  const useKey = async () => {
    setAsking(true)
    try {
      const { options } = await request(askSigningAssertion)
      const { startAuthentication } = await untilLoaded(() => import('@simplewebauthn/browser'))
      const answer = await startAuthentication({ optionsJSON: options as never })
      await onDone(await request(of, input({ assertion: JSON.stringify(answer) })))
    } catch (failure) {
      // who closes the browser's own window has changed their mind
      if (!(failure instanceof Error && failure.name === 'NotAllowedError')) reportAction(failure)
    } finally {
      setAsking(false)
    }
  }
  return (
    <Button variant="default" loading={isAsking} onClick={() => void useKey()}>
      <Trans>Подписать ключом</Trans>
    </Button>
  )
}

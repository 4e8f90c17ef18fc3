import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/index.ts'
import type { ListedDocument } from '../../contract/documents.ts'

const SignDialog = lazyPart(async () => (await import('../document/sign-dialog.tsx')).SignDialog)

/** Signs those of the chosen documents that await the reader's signature, by one proof. */
export function SignChosen({ of, onDone }: { of: readonly ListedDocument[]; onDone: () => void }) {
  const [signed, setSigned] = useState<readonly ListedDocument[] | null>(null)
  const close = () => {
    setSigned(null)
    onDone()
  }
  return (
    <>
      <Button size="xs" disabled={of.length === 0} onClick={() => setSigned(of)}>
        <Trans>Подписать: {of.length}</Trans>
      </Button>
      {signed === null ? null : <SignDialog documents={signed} onClose={close} />}
    </>
  )
}

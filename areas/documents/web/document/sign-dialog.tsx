import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SigningDialog } from '#areas/seals/web/index.ts'
import { StreamProgress, useStream } from '#platform/web/stream/index.ts'
import { Button, Group, Modal, Stack } from '#platform/web/ui/index.ts'
import { signDocuments } from '../../contract/sign.ts'
import { useDocumentCalls } from '../use-document-calls.ts'

interface Signed {
  id: number
  version: number
  title: string
}

/** Signs documents by one proof, and shows how far it has come. */
export function SignDialog({ documents, onClose }: { documents: readonly Signed[]; onClose: () => void }) {
  const { t } = useLingui()
  const { refresh } = useDocumentCalls()
  const stream = useStream()
  const [isProving, setProving] = useState(true)
  const { length: count, 0: first } = documents
  if (isProving)
    return (
      <SigningDialog
        of={signDocuments}
        input={(proof) => ({ body: { documents: documents.map(({ id, version }) => ({ id, version })), ...proof } })}
        title={
          <Plural
            value={count}
            one="Подписать # документ?"
            few="Подписать # документа?"
            other="Подписать # документов?"
          />
        }
        onDone={async (lines) => {
          setProving(false)
          await stream.follow(lines)
          await refresh()
        }}
        onClose={onClose}
      >
        {count === 1 ? first?.title : null}{' '}
        <Trans>Подписанный документ получит номер и код проверки, изменить его нельзя.</Trans>
      </SigningDialog>
    )
  return (
    <Modal opened onClose={onClose} title={t`Подписание`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Stack gap="sm">
        <StreamProgress
          of={stream}
          nameOf={(id) => documents.find((one) => one.id === id)?.title ?? String(id)}
          onAgain={() => setProving(true)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={stream.state === 'going'}>
            <Trans>Закрыть</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Action, ActionMenu, Button } from '#platform/web/ui/index.ts'
import type { Document } from '../../contract/document.ts'
import { printDocument, writeDocumentForWord } from '../../contract/paper.ts'
import { useDocumentSteps } from './use-document-steps.ts'

const ResolveDialog = lazyPart(async () => (await import('./resolve-dialog.tsx')).ResolveDialog)
const SignDialog = lazyPart(async () => (await import('./sign-dialog.tsx')).SignDialog)

/** What this reader may do with a document: the next step as a button, the rest behind a menu. */
export function DocumentActions({ of: document }: { of: Document }) {
  const { t } = useLingui()
  const { id, acts } = document
  const [open, setOpen] = useState<'resolve' | 'sign' | null>(null)
  const steps = useDocumentSteps(document)
  const params = { id: String(id) }
  const pdf = useSaveFile(printDocument)
  const word = useSaveFile(writeDocumentForWord)
  const can = (act: Document['acts'][number]) => acts.includes(act)
  return (
    <>
      {can('sign') ? (
        <Button onClick={() => setOpen('sign')}>
          <Trans>Подписать</Trans>
        </Button>
      ) : null}
      {can('resolve') ? (
        <Button onClick={() => setOpen('resolve')}>
          <Trans>Резолюция</Trans>
        </Button>
      ) : null}
      {can('submit') ? (
        <Button onClick={() => void steps.submit()} loading={steps.isBusy}>
          {document.kind.genre === 'incoming' ? <Trans>Зарегистрировать</Trans> : <Trans>На согласование</Trans>}
        </Button>
      ) : null}
      {can('send') ? (
        <Button onClick={() => void steps.send()} loading={steps.isBusy}>
          {document.kind.genre === 'certificate' ? <Trans>Выдан</Trans> : <Trans>Отправлен</Trans>}
        </Button>
      ) : null}
      <ActionMenu label={t`Действия с документом`}>
        <Action onClick={() => pdf.take({ params })}>
          <Trans>PDF</Trans>
        </Action>
        <Action onClick={() => word.take({ params })}>
          <Trans>Для Word</Trans>
        </Action>
        {can('withdraw') ? (
          <Action onClick={() => void steps.withdraw()}>
            <Trans>Отозвать с согласования</Trans>
          </Action>
        ) : null}
        {can('renew') ? (
          <Action onClick={() => void steps.renew()}>
            <Trans>Новая версия</Trans>
          </Action>
        ) : null}
        {can('annul') ? (
          <Action isDangerous onClick={() => void steps.annul()}>
            <Trans>Аннулировать</Trans>
          </Action>
        ) : null}
        {can('remove') ? (
          <Action isDangerous onClick={() => void steps.remove()}>
            <Trans>Убрать черновик</Trans>
          </Action>
        ) : null}
      </ActionMenu>
      {open === 'resolve' ? <ResolveDialog of={document} onClose={() => setOpen(null)} /> : null}
      {open === 'sign' ? <SignDialog documents={[document]} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

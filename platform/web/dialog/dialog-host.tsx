import { useLingui } from '@lingui/react/macro'
import { Stack, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { FormFoot } from '../form/form-foot.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { closeDialog, type OpenDialog } from './dialog.ts'
import { Modal } from '../ui/modal.tsx'
import { useKeptInput } from '../use-kept-input.ts'

/** A dialog that says one thing and asks for one answer. */
type PlainDialog = Exclude<OpenDialog, { kind: 'preview' }>

/** Answers what the dialog was asked with: `isAgreed` for the OK button, `text` for a prompt. */
function settle(dialog: PlainDialog, isAgreed: boolean, text: string): void {
  closeDialog()
  if (dialog.kind === 'alert') dialog.resolve()
  else if (dialog.kind === 'confirm') dialog.resolve(isAgreed)
  else dialog.resolve(isAgreed ? text : null)
}

/** The dialog that is open, if any; a new one begins with nothing typed. */
export function DialogHost({ dialog }: { dialog: OpenDialog }) {
  const key = dialog.message + dialog.kind
  if (dialog.kind === 'preview') return <PreviewDialog key={key} dialog={dialog} />
  return <DialogBox key={key} dialog={dialog} />
}

function DialogBox({ dialog }: { dialog: PlainDialog }) {
  const { t } = useLingui()
  const [text, setText] = useState(dialog.kind === 'prompt' ? (dialog.initial ?? '') : '')
  useKeptInput({
    name: `dialog ${dialog.message}`,
    read: () => (dialog.kind === 'prompt' && text !== (dialog.initial ?? '') ? { text } : null),
    restore: (typed) => setText(String(typed['text'])),
  })
  const dismiss = () => settle(dialog, false, text)
  const agree = (event: FormEvent) => {
    event.preventDefault()
    settle(dialog, true, text)
  }
  const tooLong = dialog.kind === 'prompt' && text.trim().length > (dialog.maxLength ?? Infinity)
  const isIncomplete = dialog.kind === 'prompt' && dialog.isRequired === true && text.trim() === ''
  const isDangerous = dialog.kind !== 'alert' && dialog.isDangerous
  // in the field of a text that may stay empty an Enter would do it at once
  const opensOnWayBack =
    dialog.kind === 'confirm' || (dialog.kind === 'prompt' && isDangerous === true && dialog.isRequired !== true)
  return (
    <Modal
      opened
      onClose={dismiss}
      title={dialog.message}
      size="sm"
      withCloseButton={false}
      styles={{ title: { fontWeight: 600, lineHeight: 1.35 } }}
    >
      <form onSubmit={agree}>
        <Stack gap="md">
          {dialog.description ? <Text c="dimmed">{dialog.description}</Text> : null}
          {dialog.kind === 'prompt' ? (
            <TextInput
              label={dialog.label ?? dialog.message}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              required={dialog.isRequired}
              error={tooLong ? t`Не длиннее ${dialog.maxLength ?? 0} знаков` : undefined}
              withAsterisk={false}
              data-autofocus={!opensOnWayBack || undefined}
            />
          ) : null}
          <FormFoot
            action={dialog.ok ?? t`Ок`}
            isDisabled={isIncomplete || tooLong}
            isDangerous={isDangerous ?? false}
            {...(dialog.kind === 'alert' ? { focus: 'action' } : { cancel: dialog.cancel, onCancel: dismiss })}
            {...(opensOnWayBack ? { focus: 'cancel' } : {})}
          />
        </Stack>
      </form>
    </Modal>
  )
}

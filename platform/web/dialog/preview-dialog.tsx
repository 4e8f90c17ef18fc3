import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FormFoot } from '../form/form-foot.tsx'
import { PreviewList } from './preview-list.tsx'
import { firstChoices, type Choices } from './preview-groups.ts'
import { closeDialog, type OpenDialog } from './dialog.ts'
import { Modal } from '../ui/modal.tsx'

/** Shows what will change before it is done, lets one choose where there is a choice, and names the action on its button. */
export function PreviewDialog({ dialog }: { dialog: Extract<OpenDialog, { kind: 'preview' }> }) {
  const [choices, setChoices] = useState<Choices>(() => firstChoices(dialog.groups))
  const settle = (answer: Choices | null) => {
    closeDialog()
    dialog.resolve(answer)
  }
  return (
    <Modal
      opened
      onClose={() => settle(null)}
      title={dialog.message}
      size="md"
      withCloseButton={false}
      styles={{ title: { fontWeight: 600, lineHeight: 1.35 } }}
    >
      <Stack gap="md">
        {dialog.description ? <Text c="dimmed">{dialog.description}</Text> : null}
        <PreviewList
          groups={dialog.groups}
          choices={choices}
          onChoose={(id, value) => setChoices({ ...choices, [id]: value })}
        />
        <Text component="output" fw={600}>
          {dialog.total(choices)}
        </Text>
        <FormFoot
          action={dialog.ok}
          onAction={() => settle(choices)}
          isDangerous={dialog.isDangerous ?? false}
          focus="cancel"
          cancel={dialog.cancel}
          onCancel={() => settle(null)}
        />
      </Stack>
    </Modal>
  )
}

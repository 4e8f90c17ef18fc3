import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { FormFoot } from '#platform/web/form/index.ts'
import { Modal, Select, Stack, Text } from '#platform/web/ui/index.ts'
import { choicesOf } from './field-choices.ts'
import type { FieldGroup } from './draft.ts'

interface Props {
  editor: Editor
  groups: readonly FieldGroup[]
  /** The caret stands in a row of a table: the row is repeated, not a paragraph in it. */
  isInRow: boolean
  onClose: () => void
}

/** Repeats the paragraphs at the caret, or the row of a table, for each item of a list. */
export function LoopDialog({ editor, groups, isInRow, onClose }: Props) {
  const { t } = useLingui()
  const lists = choicesOf(groups, true)
  const [name, setName] = useState<string | null>(lists[0]?.items[0]?.value ?? null)
  const put = () => {
    const chain = editor.chain().focus()
    if (isInRow) chain.updateAttributes('tableRow', { each: name }).run()
    else chain.wrapIn('loop', { name }).run()
    onClose()
  }
  return (
    <Modal opened onClose={onClose} closeButtonProps={{ 'aria-label': t`Закрыть` }} title={t`Повторение`}>
      <Stack gap="sm">
        {lists.length === 0 ? (
          <Text>
            <Trans>У документов этого вида списков нет: повторять нечего</Trans>
          </Text>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              {isInRow ? (
                <Trans>Строка таблицы, в которой стоит курсор, повторится для каждого из списка</Trans>
              ) : (
                <Trans>Абзац, в котором стоит курсор, или выделенные абзацы повторятся для каждого из списка</Trans>
              )}
            </Text>
            <Select
              label={t`Список`}
              allowDeselect={false}
              data={lists}
              value={name}
              onChange={setName}
              data-autofocus
            />
          </>
        )}
        <FormFoot action={<Trans>Повторять</Trans>} onAction={put} isDisabled={name === null} onCancel={onClose} />
      </Stack>
    </Modal>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { Comparison } from '#areas/rich-text/rules/nodes.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { Modal, Select, Stack, Text, TextInput } from '#platform/web/ui/index.ts'
import { choicesOf } from './field-choices.ts'
import type { FieldGroup } from './draft.ts'

interface Props {
  editor: Editor
  groups: readonly FieldGroup[]
  onClose: () => void
}

/** Puts the paragraphs at the caret under a condition. */
export function ConditionDialog({ editor, groups, onClose }: Props) {
  const { t } = useLingui()
  const [name, setName] = useState<string | null>(null)
  const [comparison, setComparison] = useState<Comparison>('filled')
  const [value, setValue] = useState('')
  const isCompared = comparison === 'equals' || comparison === 'differs'
  const put = () => {
    const attrs = { name, comparison, value: isCompared ? value.trim() : '' }
    editor.chain().focus().wrapIn('condition', attrs).run()
    onClose()
  }
  return (
    <Modal opened onClose={onClose} closeButtonProps={{ 'aria-label': t`Закрыть` }} title={t`Условие`}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          <Trans>
            Абзац, в котором стоит курсор, или выделенные абзацы останутся в документе, только если условие верно
          </Trans>
        </Text>
        <Select label={t`Поле`} searchable data={choicesOf(groups)} value={name} onChange={setName} data-autofocus />
        <Select
          label={t`Условие`}
          allowDeselect={false}
          data={[
            { value: 'filled', label: t`заполнено` },
            { value: 'empty', label: t`не заполнено` },
            { value: 'equals', label: t`равно` },
            { value: 'differs', label: t`не равно` },
          ]}
          value={comparison}
          onChange={(given) => setComparison(given as Comparison)}
        />
        {isCompared ? (
          <TextInput
            label={t`Значение`}
            maxLength={300}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        ) : null}
        <FormFoot
          action={<Trans>Поставить</Trans>}
          onAction={put}
          isDisabled={name === null || (isCompared && value.trim() === '')}
          onCancel={onClose}
        />
      </Stack>
    </Modal>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { FormFoot } from '#platform/web/form/index.ts'
import { Modal, NavLink, Select, Stack, Text, TextInput } from '#platform/web/ui/index.ts'
import type { ListedField } from '../../contract/fields.ts'
import { formatsOf } from '../../rules/format-value.ts'
import { formatTitle } from '../template-titles.ts'
import type { FieldGroup } from './draft.ts'
import styles from './template.module.css'

interface Props {
  editor: Editor
  groups: readonly FieldGroup[]
  language: 'ru' | 'kk'
  onClose: () => void
}
const has = (words: string, sought: string) => words.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase())

/** Chooses a field by search or by its group, then how its value is written, and puts it at the caret. */
export function FieldDialog({ editor, groups, language, onClose }: Props) {
  const { t } = useLingui()
  const [sought, setSought] = useState('')
  const [field, setField] = useState<ListedField | null>(null)
  const [format, setFormat] = useState<string | null>(null)
  const formats = field === null ? [] : formatsOf(field.type, language)
  const found = groups
    .map(({ fields, ...group }) => ({
      ...group,
      fields: fields.filter((one) => one.type !== 'list' && (has(one.title, sought) || has(group.title, sought))),
    }))
    .filter(({ fields }) => fields.length > 0)
  const put = () => {
    if (field === null) return
    editor
      .chain()
      .focus()
      .insertContent([{ type: 'field', attrs: { name: field.name, format } }])
      .run()
    onClose()
  }
  return (
    <Modal opened onClose={onClose} closeButtonProps={{ 'aria-label': t`Закрыть` }} title={t`Вставить поле`} size="lg">
      <Stack gap="sm">
        <TextInput
          label={t`Найти поле`}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          data-autofocus
        />
        <div className={styles['fields']}>
          {found.length === 0 ? (
            <Text c="dimmed" p="sm">
              <Trans>Такого поля нет</Trans>
            </Text>
          ) : null}
          {found.map(({ key, title, fields }) => (
            <section key={key}>
              <Text size="xs" fw={600} c="dimmed" px="sm" pt="xs">
                {title}
              </Text>
              {fields.map((one) => (
                <NavLink
                  key={one.name}
                  component="button"
                  type="button"
                  label={one.title}
                  description={one.list === null ? one.sample : t`внутри повторения`}
                  active={one.name === field?.name}
                  aria-pressed={one.name === field?.name}
                  onClick={() => {
                    setField(one)
                    setFormat(null)
                  }}
                />
              ))}
            </section>
          ))}
        </div>
        {formats.length > 1 ? (
          <Select
            label={t`Как писать`}
            allowDeselect={false}
            data={formats.map((one) => ({ value: one ?? '', label: formatTitle(one, language) }))}
            value={format ?? ''}
            onChange={(value) => setFormat(value === '' ? null : value)}
          />
        ) : null}
        <FormFoot action={<Trans>Вставить</Trans>} onAction={put} isDisabled={field === null} onCancel={onClose} />
      </Stack>
    </Modal>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { personKinds } from '#platform/contract/enumerations.ts'
import { FormDialog, FormFoot, RecordButtons, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { Checkbox, MultiSelect, Select, Text, Textarea, TextInput } from '#platform/web/ui/index.ts'
import {
  changeField,
  createField,
  fieldTitle,
  removeField,
  type Design,
  type DesignedField,
  type DesignedTab,
} from '../../contract/own-fields.ts'
import { fieldTypes, type FieldType, fieldTypeTitles } from '../../rules/own-values.ts'
import { useDesignActions } from './use-design.ts'

interface Props {
  tab: DesignedTab
  /** Null: a new one. */
  field: DesignedField | null
  design: Design
  onClose: () => void
}
const Values = z.looseObject({ title: fieldTitle })

/** A field: what it is called and what it holds; with values it keeps its type. */
export function FieldDialog({ tab, field, design, onClose }: Props) {
  const { t } = useLingui()
  const { act, refresh } = useDesignActions()
  const params = { id: String(field?.id) }
  const entry = useEndpointForm(field ? changeField : createField, {
    initialValues: {
      title: field?.title ?? '',
      type: field?.type ?? ('text' as FieldType),
      hint: field?.hint ?? '',
      mask: field?.mask ?? '',
      is_required: field?.is_required ?? false,
      required_kinds: (field?.required_kinds ?? []).map(String),
      dictionary_id: field?.dictionary_id ? String(field.dictionary_id) : null,
    },
    schema: Values,
    input: ({ dictionary_id, mask, required_kinds, ...rest }) => {
      const isChosen = rest.type === 'choice' && dictionary_id !== null
      const body = {
        ...rest,
        mask: rest.type === 'text' ? textOrNull(mask) : null,
        required_kinds: rest.is_required ? required_kinds.map(Number) : [],
        dictionary_id: isChosen ? Number(dictionary_id) : null,
      }
      return field ? { params, body: { version: field.version, ...body } } : { params: { id: String(tab.id) }, body }
    },
    onDone: async () => {
      await refresh()
      onClose()
    },
    onFailed: () => void refresh(),
  })
  const hasValues = (field?.values ?? 0) > 0
  const archiveActions = async (done: Promise<unknown>) => {
    if ((await done) !== null) onClose()
  }
  return (
    <FormDialog of={entry} onClose={onClose} title={field ? t`Поле «${field.title}»` : t`Новое поле`}>
      <TextInput label={t`Название`} maxLength={120} data-autofocus {...entry.field('title')} />
      <Select
        label={t`Что в нём`}
        allowDeselect={false}
        disabled={hasValues}
        data={fieldTypes.map((value) => ({ value, label: fieldTypeTitles[value] }))}
        {...entry.field('type')}
      />
      {entry.form.values.type === 'choice' ? (
        <Select
          label={t`Справочник`}
          searchable
          allowDeselect={false}
          disabled={hasValues}
          data={design.dictionaries.map(({ id, title }) => ({ value: String(id), label: title }))}
          {...entry.field('dictionary_id')}
        />
      ) : null}
      {hasValues ? (
        <Text size="sm" c="dimmed">
          <Trans>Поле заполнено, поэтому его вид не меняется: уберите его в архив и заведите новое</Trans>
        </Text>
      ) : null}
      <Textarea label={t`Подсказка`} autosize maxLength={300} {...entry.field('hint')} />
      {entry.form.values.type === 'text' ? (
        <TextInput
          label={t`Вид записи`}
          description={t`Например, 000-000 или № АА 00: 0 — цифра, А — буква, * — любая из них. Пусто — любой текст`}
          maxLength={40}
          {...entry.field('mask')}
        />
      ) : null}
      <Checkbox label={t`Обязательное`} {...entry.form.getInputProps('is_required', { type: 'checkbox' })} />
      {entry.form.values.is_required ? (
        <MultiSelect
          label={t`Для кого обязательное`}
          placeholder={entry.form.values.required_kinds.length === 0 ? t`Для всех` : undefined}
          clearable
          clearButtonProps={{ 'aria-label': t`Для всех` }}
          data={Object.values(personKinds)
            .filter(({ id }) => tab.kinds.length === 0 || tab.kinds.includes(id))
            .map(({ id, title }) => ({ value: String(id), label: title }))}
          {...entry.field('required_kinds')}
        />
      ) : null}
      <FormFoot action={field ? <Trans>Сохранить</Trans> : <Trans>Добавить</Trans>} isSending={entry.isSending}>
        {field ? (
          <RecordButtons
            isArchived={field.is_archived}
            onArchive={() =>
              void archiveActions(
                act(changeField, { params, body: { version: field.version, is_archived: !field.is_archived } }),
              )
            }
            onRemove={hasValues ? undefined : () => void archiveActions(act(removeField, { params }))}
          />
        ) : null}
      </FormFoot>
    </FormDialog>
  )
}

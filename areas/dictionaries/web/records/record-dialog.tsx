import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { locationTypes, locationTypeTitles, type LocationType } from '#platform/contract/enumerations.ts'
import { query } from '#platform/web/api/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { ColorInput, Select, Text, Textarea, TextInput } from '#platform/web/ui/index.ts'
import * as z from 'zod/mini'
import type { Dictionary } from '../../contract/dictionaries.ts'
import { changeRecord, readUses, type DictionaryRecord } from '../../contract/records.ts'
import { useActions } from '../use-actions.ts'

interface Props {
  dictionary: Dictionary
  record: DictionaryRecord
  onClose: () => void
}

const Values = z.looseObject({ title: changeRecord.body.shape.title })

/** A record's fields, as far as its dictionary has them, and where it is used. */
export function RecordDialog({ dictionary, record, onClose }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions()
  const { id, version, is_system } = record
  const params = { id: String(id) }
  const used = useQuery(query(readUses, { params }))
  const entry = useEndpointForm(changeRecord, {
    initialValues: {
      title: record.title,
      name: record.name ?? '',
      colour: record.colour ?? '',
      description: record.description ?? '',
      location_type: record.location_type as LocationType | null,
    },
    schema: Values,
    input: (values) => ({
      params,
      body: {
        version,
        title: values.title,
        ...(is_system ? {} : { name: textOrNull(values.name) }),
        ...(dictionary.has_colour ? { colour: textOrNull(values.colour) } : {}),
        ...(dictionary.has_description ? { description: textOrNull(values.description) } : {}),
        ...(dictionary.has_location_type ? { location_type: values.location_type } : {}),
      },
    }),
    onDone: async () => {
      onClose()
      await refresh()
    },
    onFailed: () => void refresh(),
  })
  const uses = used.data?.uses.map(({ title, count }) => `${title} — ${count}`).join(', ')
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Запись справочника`}>
      <TextInput label={t`Название`} maxLength={200} data-autofocus {...entry.field('title')} />
      <TextInput
        label={t`Код`}
        description={is_system ? t`По коду запись знает система` : t`Короткое имя, одно на весь справочник`}
        maxLength={40}
        disabled={is_system}
        {...entry.field('name')}
      />
      {dictionary.has_location_type ? (
        <Select
          label={t`Вид места`}
          allowDeselect={false}
          data={locationTypes.map((value) => ({ value, label: locationTypeTitles[value] }))}
          {...entry.field('location_type')}
        />
      ) : null}
      {dictionary.has_colour ? (
        <ColorInput
          label={t`Цвет`}
          format="hex"
          eyeDropperButtonProps={{ 'aria-label': t`Взять цвет с экрана` }}
          swatches={['#c92a2a', '#c2255c', '#9c36b5', '#5f3dc4', '#1971c2', '#0b7285', '#2b8a3e', '#e67700', '#846358']}
          {...entry.field('colour')}
        />
      ) : null}
      {dictionary.has_description ? (
        <Textarea label={t`Описание`} autosize minRows={2} maxLength={1000} {...entry.field('description')} />
      ) : null}
      <Text size="sm" c="dimmed">
        {uses === undefined ? (
          <Trans>Смотрим, где используется…</Trans>
        ) : uses === '' ? (
          <Trans>Пока нигде не используется</Trans>
        ) : (
          <Trans>Используется: {uses}</Trans>
        )}
      </Text>
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

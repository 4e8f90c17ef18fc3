import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Checkbox, TextInput } from '#platform/web/ui/index.ts'
import { changeDictionary, createDictionary, dictionaryTitle, type Dictionary } from '../../contract/dictionaries.ts'
import { useActions } from '../use-actions.ts'

interface Props {
  /** Without it a new one is made. */
  dictionary?: Dictionary
  onClose: () => void
  onDone: (stored: Dictionary) => void
}
const Values = z.looseObject({ title: dictionaryTitle })

/** The title of a dictionary and what its records bear; of one of the product, the title alone. */
export function DictionaryDialog({ dictionary, onClose, onDone }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions()
  const entry = useEndpointForm(dictionary ? changeDictionary : createDictionary, {
    initialValues: {
      title: dictionary?.title ?? '',
      is_tree: dictionary?.is_tree ?? false,
      has_colour: dictionary?.has_colour ?? false,
      has_description: dictionary?.has_description ?? false,
    },
    schema: Values,
    input: ({ title, ...shape }) =>
      dictionary
        ? {
            params: { id: String(dictionary.id) },
            body: { version: dictionary.version, title, ...(dictionary.is_system ? {} : shape) },
          }
        : { body: { title, ...shape } },
    onDone: async (stored) => {
      await refresh()
      onDone(stored)
    },
    onFailed: () => void refresh(),
  })
  const tick = (name: 'is_tree' | 'has_colour' | 'has_description') =>
    entry.form.getInputProps(name, { type: 'checkbox' })
  return (
    <FormDialog of={entry} onClose={onClose} title={dictionary ? t`Изменить справочник` : t`Новый справочник`}>
      <TextInput label={t`Название`} maxLength={120} data-autofocus {...entry.field('title')} />
      {dictionary?.is_system ? null : (
        <>
          <Checkbox label={t`Записи вкладываются друг в друга`} {...tick('is_tree')} />
          <Checkbox label={t`У записей есть цвет`} {...tick('has_colour')} />
          <Checkbox label={t`У записей есть описание`} {...tick('has_description')} />
        </>
      )}
      <FormFoot
        action={dictionary ? <Trans>Сохранить</Trans> : <Trans>Создать</Trans>}
        isSending={entry.isSending}
        onCancel={onClose}
      />
    </FormDialog>
  )
}

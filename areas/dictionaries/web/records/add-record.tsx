import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#platform/web/icons/index.ts'
import * as z from 'zod/mini'
import { FormBody, FormLine, useEndpointForm } from '#platform/web/form/index.ts'
import { TextInput } from '#platform/web/ui/index.ts'
import type { Dictionary } from '../../contract/dictionaries.ts'
import { createRecord, type DictionaryRecord } from '../../contract/records.ts'
import { useActions } from '../use-actions.ts'

const NewTitle = z.strictObject({ title: createRecord.body.shape.title })

interface Props {
  dictionary: Dictionary
  /** Below which the new one comes; null: on top. */
  parent: DictionaryRecord | null
}

/** A line for new records: a title and Enter, and the line is free for the next. */
export function AddRecord({ dictionary, parent }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions()
  const parentId = parent?.id ?? null
  const entry = useEndpointForm(createRecord, {
    initialValues: { title: '' },
    input: ({ title }) => ({ params: { id: String(dictionary.id) }, body: { title, parent_id: parentId } }),
    schema: NewTitle,
    onDone: async () => {
      entry.form.reset()
      await refresh()
    },
  })
  const label = parent === null ? t`Новая запись` : t`Новая запись внутри «${parent.title}»`
  return (
    <FormBody of={entry}>
      <FormLine
        isBare
        action={<Trans>Добавить</Trans>}
        icon={<IconPlus size={16} aria-hidden />}
        isSending={entry.isSending}
      >
        <TextInput flex="1 1 200px" aria-label={label} placeholder={label} maxLength={200} {...entry.field('title')} />
      </FormLine>
    </FormBody>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { Textarea } from '#platform/web/ui/index.ts'
import { assignDocument } from '../../contract/assignments.ts'
import { useDocumentCalls } from '../use-document-calls.ts'
import { PeopleField, type Chosen } from './people-field.tsx'

interface Values {
  person_ids: Chosen[]
  words: string
  due_on: string
}

/** Gives an accepted document to those who carry it out. */
export function AssignDialog({ documentId, onClose }: { documentId: number; onClose: () => void }) {
  const { t } = useLingui()
  const { refresh } = useDocumentCalls()
  const entry = useEndpointForm<typeof assignDocument, Values>(assignDocument, {
    initialValues: { person_ids: [], words: '', due_on: '' },
    schema: z.looseObject({}),
    rules: { person_ids: (people) => people.length > 0 || t`Выберите исполнителя` },
    input: ({ person_ids, words, due_on }) => ({
      params: { id: String(documentId) },
      body: { person_ids: person_ids.map(({ id }) => id), words: textOrNull(words), due_on: textOrNull(due_on) },
    }),
    onDone: async () => {
      onClose()
      await refresh()
    },
  })
  const { form, field } = entry
  return (
    <FormDialog of={entry} title={t`Поручить исполнение`} onClose={onClose}>
      <PeopleField
        label={t`Исполнители`}
        value={form.values.person_ids}
        error={form.errors['person_ids']}
        onChange={(people) => form.setFieldValue('person_ids', people)}
      />
      <Textarea label={t`Что сделать`} autosize minRows={2} maxLength={1000} {...field('words')} />
      <DateField label={t`Срок`} min={schoolDay()} {...field('due_on')} />
      <FormFoot action={<Trans>Поручить</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

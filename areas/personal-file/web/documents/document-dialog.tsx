import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { OptionSelect } from '#areas/dictionaries/web/index.ts'
import { DocumentField } from '#areas/media/web/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, Textarea, TextInput } from '#platform/web/ui/index.ts'
import { changeDocument, createDocument, type DocumentValues, type PersonDocument } from '../../contract/documents.ts'
import { personalFileDocuments } from '../../contract/purpose.ts'
import type { PaperFile } from '../../contract/entry.ts'
import { useRefreshPapers } from '../papers/use-refresh-papers.ts'

interface Props {
  personId: number
  /** Null: a new one. */
  document: PersonDocument | null
  onClose: () => void
}
interface Values {
  kind_id: string | null
  series: string
  number: string
  issued_by: string
  issued_on: string
  valid_until: string
  note: string
  file_id: PaperFile | null
}
const valuesOf = (document: PersonDocument | null): Values => ({
  kind_id: document === null ? null : String(document.kind.id),
  series: document?.series ?? '',
  number: document?.number ?? '',
  issued_by: document?.issued_by ?? '',
  issued_on: document?.issued_on ?? '',
  valid_until: document?.valid_until ?? '',
  note: document?.note ?? '',
  file_id: document?.file ?? null,
})
const bodyOf = (values: Values): DocumentValues => ({
  kind_id: Number(values.kind_id),
  series: textOrNull(values.series),
  number: textOrNull(values.number),
  issued_by: textOrNull(values.issued_by),
  issued_on: textOrNull(values.issued_on),
  valid_until: textOrNull(values.valid_until),
  note: textOrNull(values.note),
  file_id: values.file_id?.id ?? null,
})

export function DocumentDialog({ personId, document, onClose }: Props) {
  const { t } = useLingui()
  const refresh = useRefreshPapers()
  const entry = useEndpointForm<typeof createDocument | typeof changeDocument, Values>(
    document === null ? createDocument : changeDocument,
    {
      initialValues: valuesOf(document),
      schema: z.looseObject({}),
      rules: {
        kind_id: (kind) => kind !== null || t`Выберите вид документа`,
        valid_until: (until, { issued_on }) =>
          until === '' || issued_on === '' || until >= issued_on || t`Срок кончается раньше, чем документ выдан`,
      },
      input: (values) =>
        document === null
          ? { params: { id: String(personId) }, body: bodyOf(values) }
          : { params: { id: String(document.id) }, body: { ...bodyOf(values), version: document.version } },
      onDone: async () => {
        notify.success(t`Документ сохранён`)
        onClose()
        await refresh()
      },
      onFailed: () => void refresh(),
    },
  )
  const { form, field } = entry
  return (
    <FormDialog
      size="lg"
      title={document === null ? t`Новый документ` : document.kind.title}
      of={entry}
      onClose={onClose}
    >
      <OptionSelect
        label={t`Вид документа`}
        code="document_kind"
        present={document?.kind}
        withAsterisk
        allowDeselect={false}
        data-autofocus
        {...field('kind_id')}
      />
      <Group grow align="flex-start" gap="sm">
        <TextInput label={t`Серия`} maxLength={20} {...field('series')} />
        <TextInput label={t`Номер`} maxLength={60} {...field('number')} />
      </Group>
      <TextInput label={t`Кем выдан`} maxLength={200} {...field('issued_by')} />
      <Group grow align="flex-start" gap="sm">
        <DateField label={t`Когда выдан`} {...field('issued_on')} />
        <DateField label={t`Действует до`} {...field('valid_until')} />
      </Group>
      <DocumentField
        purpose={personalFileDocuments}
        label={t`Копия документа`}
        value={form.values.file_id}
        error={form.errors['file_id']}
        onChange={(file) => form.setFieldValue('file_id', file)}
      />
      <Textarea label={t`Примечание`} autosize minRows={2} maxLength={1000} {...field('note')} />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { AttachmentField, type Attachment } from '#areas/media/web/index.ts'
import { PersonPicker } from '#areas/people/web/index.ts'
import type { RichText } from '#areas/rich-text/contract/rich-text.ts'
import { emptyText } from '#areas/rich-text/rules/nodes.ts'
import { RichTextEditor } from '#areas/rich-text/web/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormBody, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, Panel, Select, TextInput } from '#platform/web/ui/index.ts'
import { documentFiles } from '../../contract/purpose.ts'
import { changeDocument, type Document } from '../../contract/document.ts'
import type { DocumentLanguage } from '../../contract/kinds.ts'
import { sentFiles } from '../sent-files.ts'
import { useDocumentCalls } from '../use-document-calls.ts'
import { useLanguageTitles } from '../use-language-titles.ts'

interface Values {
  title: string
  language: DocumentLanguage
  ru: RichText
  kk: RichText
  correspondent: string
  foreign_number: string
  foreign_date: string
  due_on: string
  person: { id: number; name: string | null } | null
  addressee: { id: number; name: string | null } | null
  files: readonly Attachment[]
}
const chosen = (person: Document['person']) => (person === null ? null : { id: person.id, name: person.full_name })
const valuesOf = (document: Document): Values => ({
  title: document.title,
  language: document.language,
  ru: document.content.ru ?? emptyText(),
  kk: document.content.kk ?? emptyText(),
  correspondent: document.correspondent ?? '',
  foreign_number: document.foreign_number ?? '',
  foreign_date: document.foreign_date ?? '',
  due_on: document.due_on ?? '',
  person: chosen(document.person),
  addressee: chosen(document.addressee),
  files: document.files,
})
const bodyOf = ({ version }: Document, values: Values) => ({
  version,
  title: values.title,
  language: values.language,
  content: {
    ...(values.language === 'kk' ? {} : { ru: values.ru }),
    ...(values.language === 'ru' ? {} : { kk: values.kk }),
  },
  correspondent: textOrNull(values.correspondent),
  foreign_number: textOrNull(values.foreign_number),
  foreign_date: textOrNull(values.foreign_date),
  due_on: textOrNull(values.due_on),
  person_id: values.person?.id ?? null,
  addressee_id: values.addressee?.id ?? null,
  file_ids: sentFiles(values.files),
})

/** Changes what a document says and what is known of it, while it is being written. */
export function DocumentEditor({ of: document, onClose }: { of: Document; onClose: () => void }) {
  const { t } = useLingui()
  const { refresh } = useDocumentCalls()
  const entry = useEndpointForm<typeof changeDocument, Values>(changeDocument, {
    initialValues: valuesOf(document),
    schema: z.looseObject({}),
    rules: { title: (title) => title.trim() !== '' || t`Напишите, о чём документ` },
    input: (values) => ({ params: { id: String(document.id) }, body: bodyOf(document, values) }),
    onDone: async () => {
      notify.success(t`Документ сохранён`)
      onClose()
      await refresh()
    },
  })
  const { form, field } = entry
  const { language } = form.values
  return (
    <Panel>
      <FormBody of={entry}>
        <TextInput label={t`О чём`} maxLength={300} withAsterisk {...field('title')} />
        <EditedFacts of={entry} document={document} />
        {language === 'ru' ? null : (
          <RichTextEditor
            label={language === 'both' ? t`Текст на казахском` : t`Текст`}
            value={form.values.kk}
            pictures={document.pictures}
            onChange={(text) => form.setFieldValue('kk', text)}
          />
        )}
        {language === 'kk' ? null : (
          <RichTextEditor
            label={language === 'both' ? t`Текст на русском` : t`Текст`}
            value={form.values.ru}
            pictures={document.pictures}
            onChange={(text) => form.setFieldValue('ru', text)}
          />
        )}
        <AttachmentField
          label={t`Приложения`}
          purpose={documentFiles}
          maxFiles={20}
          value={form.values.files}
          onChange={(change) => form.setFieldValue('files', (files) => change(files))}
        />
        <FormFoot action={<Trans>Сохранить</Trans>} isSending={entry.isSending} onCancel={onClose} />
      </FormBody>
    </Panel>
  )
}

type Entry = ReturnType<typeof useEndpointForm<typeof changeDocument, Values>>

function EditedFacts({ of: { form, field }, document: { kind, person } }: { of: Entry; document: Document }) {
  const { t } = useLingui()
  const languages = useLanguageTitles()
  const isIncoming = kind.genre === 'incoming'
  const { values } = form
  return (
    <>
      {isIncoming || kind.genre === 'outgoing' ? (
        <TextInput label={isIncoming ? t`От кого` : t`Кому`} maxLength={200} {...field('correspondent')} />
      ) : null}
      {isIncoming ? (
        <>
          <Group grow align="flex-start" gap="sm">
            <TextInput label={t`Номер отправителя`} maxLength={60} {...field('foreign_number')} />
            <DateField label={t`Дата отправителя`} {...field('foreign_date')} />
          </Group>
          <PersonPicker
            label={t`Кому на резолюцию`}
            value={values.addressee?.id ?? null}
            display={values.addressee?.name ?? null}
            onChange={(id, name) => form.setFieldValue('addressee', id === null ? null : { id, name })}
          />
        </>
      ) : null}
      {person === null ? null : (
        <PersonPicker
          label={t`О ком`}
          value={values.person?.id ?? null}
          display={values.person?.name ?? null}
          onChange={(id, name) => form.setFieldValue('person', id === null ? null : { id, name })}
        />
      )}
      <Group grow align="flex-start" gap="sm">
        <DateField label={t`Срок`} {...field('due_on')} />
        <Select
          label={t`Язык`}
          allowDeselect={false}
          data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
          {...field('language')}
        />
      </Group>
    </>
  )
}

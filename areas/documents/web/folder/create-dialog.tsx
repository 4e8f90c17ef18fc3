import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { PersonPicker } from '#areas/people/web/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, Select, TextInput } from '#platform/web/ui/index.ts'
import { createDocument } from '../../contract/documents.ts'
import type { DocumentLanguage, OwnKind } from '../../contract/kinds.ts'
import { useDocumentCalls } from '../use-document-calls.ts'
import { useLanguageTitles } from '../use-language-titles.ts'

interface Values {
  title: string
  language: DocumentLanguage
  person_id: { id: number; name: string | null } | null
  addressee_id: { id: number; name: string | null } | null
  correspondent: string
  foreign_number: string
  foreign_date: string
  due_on: string
}
const bodyOf = (kind: OwnKind, values: Values) => ({
  kind_id: kind.id,
  title: values.title,
  language: values.language,
  person_id: values.person_id?.id ?? null,
  addressee_id: values.addressee_id?.id ?? null,
  correspondent: textOrNull(values.correspondent),
  foreign_number: textOrNull(values.foreign_number),
  foreign_date: textOrNull(values.foreign_date),
  due_on: textOrNull(values.due_on),
})

/** What is known of a document before its text is written. */
export function CreateDialog({ kind, onClose }: { kind: OwnKind; onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { refresh } = useDocumentCalls()
  const languages = useLanguageTitles()
  const entry = useEndpointForm<typeof createDocument, Values>(createDocument, {
    initialValues: {
      title: kind.title,
      language: kind.language,
      person_id: null,
      addressee_id: null,
      correspondent: '',
      foreign_number: '',
      foreign_date: '',
      due_on: '',
    },
    schema: z.looseObject({}),
    rules: {
      title: (title) => title.trim() !== '' || t`Напишите, о чём документ`,
      person_id: (person) => kind.subject === 'none' || person !== null || t`Выберите, о ком документ`,
    },
    input: (values) => ({ body: bodyOf(kind, values) }),
    onDone: async ({ id, missing }) => {
      if (missing.length > 0) notify.warning(t`В тексте не хватает: ${missing.join(', ')}. Впишите сами`)
      onClose()
      await refresh()
      await navigate({ to: '/documents/$slug', params: { slug: 'active' }, search: { id: String(id) } })
    },
  })
  const { form, field } = entry
  const isIncoming = kind.genre === 'incoming'
  const isLetter = isIncoming || kind.genre === 'outgoing'
  return (
    <FormDialog size="lg" of={entry} title={kind.title} onClose={onClose}>
      <TextInput label={t`О чём`} maxLength={300} withAsterisk data-autofocus {...field('title')} />
      {kind.subject === 'none' ? null : (
        <PersonPicker
          label={kind.subject === 'student' ? t`Ученик` : t`Сотрудник`}
          {...(kind.subject === 'student' && { kind: 'students' as const })}
          value={form.values.person_id?.id ?? null}
          display={form.values.person_id?.name ?? null}
          error={form.errors['person_id']}
          onChange={(id, name) => form.setFieldValue('person_id', id === null ? null : { id, name })}
        />
      )}
      {isLetter ? (
        <TextInput
          label={isIncoming ? t`От кого` : t`Кому`}
          placeholder={t`Управление образования`}
          maxLength={200}
          {...field('correspondent')}
        />
      ) : null}
      {isIncoming ? (
        <>
          <Group grow align="flex-start" gap="sm">
            <TextInput label={t`Номер отправителя`} maxLength={60} {...field('foreign_number')} />
            <DateField label={t`Дата отправителя`} {...field('foreign_date')} />
          </Group>
          <PersonPicker
            label={t`Кому на резолюцию`}
            description={t`Не указано — директору`}
            value={form.values.addressee_id?.id ?? null}
            display={form.values.addressee_id?.name ?? null}
            error={form.errors['addressee_id']}
            onChange={(id, name) => form.setFieldValue('addressee_id', id === null ? null : { id, name })}
          />
        </>
      ) : null}
      <Group grow align="flex-start" gap="sm">
        <DateField label={t`Срок`} {...field('due_on')} />
        <Select
          label={t`Язык`}
          allowDeselect={false}
          data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
          {...field('language')}
        />
      </Group>
      <FormFoot action={<Trans>Создать</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { Select, Textarea } from '#platform/web/ui/index.ts'
import type { Document } from '../../contract/document.ts'
import { resolveDocument } from '../../contract/steps.ts'
import type { ResolutionWay } from '../../rules/folder.ts'
import { useDocumentCalls } from '../use-document-calls.ts'
import { useWayTitles } from '../use-way-titles.ts'
import { PeopleField, type Chosen } from './people-field.tsx'

interface Values {
  way: ResolutionWay
  words: string
  person_ids: Chosen[]
  due_on: string
}
const withPeople: readonly ResolutionWay[] = ['execute', 'acquaint', 'administer']

/** What is to become of a received document. */
export function ResolveDialog({
  of: { id, version, due_on: present },
  onClose,
}: {
  of: Document
  onClose: () => void
}) {
  const { t } = useLingui()
  const { refresh } = useDocumentCalls()
  const ways = useWayTitles()
  const entry = useEndpointForm<typeof resolveDocument, Values>(resolveDocument, {
    initialValues: {
      way: 'execute',
      words: '',
      person_ids: [],
      due_on: present !== null && present >= schoolDay() ? present : '',
    },
    schema: z.looseObject({}),
    rules: {
      words: (words) => words.trim() !== '' || t`Напишите резолюцию`,
      person_ids: (people, { way }) => !withPeople.includes(way) || people.length > 0 || t`Выберите, кому`,
    },
    input: ({ way, words, person_ids, due_on }) => ({
      params: { id: String(id) },
      body: {
        version,
        way,
        words,
        person_ids: withPeople.includes(way) ? person_ids.map((one) => one.id) : [],
        due_on: textOrNull(due_on),
      },
    }),
    onDone: async () => {
      onClose()
      await refresh()
    },
  })
  const { form, field } = entry
  const { way } = form.values
  return (
    <FormDialog size="lg" of={entry} title={t`Резолюция`} onClose={onClose}>
      <Select
        label={t`Решение`}
        allowDeselect={false}
        data={Object.entries(ways).map(([value, label]) => ({ value, label }))}
        {...field('way')}
      />
      {withPeople.includes(way) ? (
        <PeopleField
          label={t`Кому`}
          {...(way === 'execute' && { description: t`Первый отвечает за исполнение` })}
          value={form.values.person_ids}
          error={form.errors['person_ids']}
          onChange={(people) => form.setFieldValue('person_ids', people)}
        />
      ) : null}
      <Textarea label={t`Резолюция`} autosize minRows={2} maxLength={1000} withAsterisk {...field('words')} />
      {way === 'file' ? null : <DateField label={t`Срок`} min={schoolDay()} {...field('due_on')} />}
      <FormFoot action={<Trans>Наложить</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Output } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { showJob } from '#platform/web/jobs/open-job.ts'
import { Answer, Modal, MultiSelect, Select, Switch, Text } from '#platform/web/ui/index.ts'
import { listCertificateChoices, makeCertificates } from '../../contract/bulk.ts'
import type { DocumentLanguage } from '../../contract/kinds.ts'
import { useDocumentCalls } from '../use-document-calls.ts'
import { useLanguageTitles } from '../use-language-titles.ts'

interface Props {
  onClose: () => void
}
type Choices = Output<typeof listCertificateChoices>
interface Values {
  kind_id: string | null
  class_ids: string[]
  everybody: boolean
  language: DocumentLanguage
}

/** Certificates of all students of classes or of the school: which, for whom, in which language. */
export function CertificatesDialog({ onClose }: Props) {
  const { t } = useLingui()
  const choices = useQuery(query(listCertificateChoices, {}))
  if (choices.data && choices.data.kinds.length > 0) return <ChoiceForm choices={choices.data} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} title={t`Справки классу`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Answer of={choices}>
        {() => (
          <Text>
            <Trans>
              Пока составлять нечего: нужен вид документов «Справка» об ученике и опубликованный шаблон этого вида.
            </Trans>
          </Text>
        )}
      </Answer>
    </Modal>
  )
}

function useChoiceForm({ kinds }: Choices, onClose: () => void) {
  const { t } = useLingui()
  const { refresh } = useDocumentCalls()
  const [first] = kinds
  return useEndpointForm<typeof makeCertificates, Values>(makeCertificates, {
    initialValues: {
      kind_id: first ? String(first.id) : null,
      class_ids: [],
      everybody: false,
      language: first?.languages[0] ?? 'ru',
    },
    schema: z.looseObject({}),
    rules: {
      kind_id: (kind) => kind !== null || t`Выберите справку`,
      class_ids: (classes, { everybody }) => everybody || classes.length > 0 || t`Выберите классы или всю школу`,
    },
    input: ({ kind_id, class_ids, everybody, language }) => ({
      body: { kind_id: Number(kind_id), class_ids: everybody ? [] : class_ids.map(Number), everybody, language },
    }),
    onDone: async ({ id }) => {
      onClose()
      showJob(id)
      await refresh()
    },
  })
}

function ChoiceForm({ choices, onClose }: Props & { choices: Choices }) {
  const { t } = useLingui()
  const titles = useLanguageTitles()
  const entry = useChoiceForm(choices, onClose)
  const { form, field } = entry
  const { kind_id, class_ids, everybody, language } = form.values
  const languagesOf = (id: string | null) => choices.kinds.find((kind) => String(kind.id) === id)?.languages ?? []
  const chosen = choices.classes.filter(({ id }) => everybody || class_ids.includes(String(id)))
  const students = chosen.reduce((sum, one) => sum + one.students, 0)
  const choose = (id: string | null) => {
    const known = languagesOf(id)
    form.setFieldValue('kind_id', id)
    if (known[0] && !known.includes(language)) form.setFieldValue('language', known[0])
  }
  return (
    <FormDialog of={entry} title={t`Справки классу`} onClose={onClose}>
      <Select
        label={t`Справка`}
        allowDeselect={false}
        data={choices.kinds.map(({ id, title }) => ({ value: String(id), label: title }))}
        {...field('kind_id')}
        onChange={choose}
        data-autofocus
      />
      <Switch label={t`Вся школа`} {...form.getInputProps('everybody', { type: 'checkbox' })} />
      {everybody ? null : (
        <MultiSelect
          label={t`Классы`}
          searchable
          clearable
          nothingFoundMessage={t`Такого класса нет`}
          data={choices.classes.map(({ id, title }) => ({ value: String(id), label: title }))}
          {...field('class_ids')}
        />
      )}
      <Select
        label={t`Язык`}
        allowDeselect={false}
        data={languagesOf(kind_id).map((value) => ({ value, label: titles[value] }))}
        {...field('language')}
      />
      <Text size="sm" c="dimmed">
        {students === 0 ? null : <Trans>Будет справок: {students}. </Trans>}
        <Trans>Они уйдут на подпись, номер получат при подписании. Файл каждого класса можно распечатать сразу.</Trans>
      </Text>
      <FormFoot action={<Trans>Составить</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

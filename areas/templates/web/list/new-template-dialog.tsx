import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { line } from '#platform/contract/wire.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Select, TextInput } from '#platform/web/ui/index.ts'
import { createTemplate, templateLanguages, type TemplateLanguages } from '../../contract/templates.ts'
import { languageTitle } from '../template-titles.ts'

interface Props {
  kinds: readonly { key: string; title: string }[]
  onClose: () => void
}
const Values = z.looseObject({ title: line(200) })

/** What a new template is for; its text is written on its own page. */
export function NewTemplateDialog({ kinds, onClose }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const entry = useEndpointForm(createTemplate, {
    initialValues: { kind: kinds[0]?.key ?? '', title: '', language: 'ru' as TemplateLanguages },
    schema: Values,
    onDone: ({ id }) => navigate({ to: '/documents/templates/$id', params: { id: String(id) } }),
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Новый шаблон`}>
      <TextInput label={t`Название`} maxLength={200} withAsterisk data-autofocus {...entry.field('title')} />
      <Select
        label={t`Для каких документов`}
        allowDeselect={false}
        data={kinds.map(({ key, title }) => ({ value: key, label: title }))}
        {...entry.field('kind')}
      />
      <Select
        label={t`Язык`}
        description={t`«Оба рядом»: казахский и русский тексты в двух столбцах`}
        allowDeselect={false}
        data={templateLanguages.map((value) => ({ value, label: languageTitle(value) }))}
        {...entry.field('language')}
      />
      <FormFoot action={<Trans>Создать</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

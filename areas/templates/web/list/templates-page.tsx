import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayMoment } from '#platform/web/format/moment.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { ListFilter, ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Badge, Button, LinkAnchor, PageFrame, Text } from '#platform/web/ui/index.ts'
import { listTemplateKinds } from '../../contract/fields.ts'
import { createTemplate, listTemplates, templateLanguages, type ListedTemplate } from '../../contract/templates.ts'
import { languageTitle, stateColour, stateTitle } from '../template-titles.ts'
import { NewTemplateDialog } from './new-template-dialog.tsx'

const Name = ({ of: { id, title } }: { of: ListedTemplate }) => (
  <LinkAnchor to="/documents/templates/$id" params={{ id: String(id) }}>
    {title}
  </LinkAnchor>
)
const State = ({ of: { state } }: { of: ListedTemplate }) => (
  <Badge variant="light" color={stateColour[state]}>
    {stateTitle(state)}
  </Badge>
)

/** `/documents/templates`: by what papers are made, each with its languages and where it stands. */
export function TemplatesPage() {
  const { t } = useLingui()
  const list = useList(listTemplates)
  const mayWrite = useAllowed(createTemplate)
  const kinds = useQuery({ ...query(listTemplateKinds), staleTime: 5 * 60_000 })
  const [isMaking, setMaking] = useState(false)
  const versionOf = ({ published }: ListedTemplate) => (published === null ? '—' : t`версия ${published}`)
  const columns: Column<ListedTemplate>[] = [
    { key: 'title', title: t`Название`, sort: 'title', render: (one) => <Name of={one} /> },
    { key: 'kind', title: t`Для каких документов`, sort: 'kind', render: ({ kind }) => kind.title },
    { key: 'language', title: t`Язык`, width: 120, render: ({ language }) => languageTitle(language) },
    { key: 'state', title: t`Состояние`, width: 150, render: (one) => <State of={one} /> },
    { key: 'published', title: t`Опубликована`, width: 140, render: versionOf },
    {
      key: 'changed',
      title: t`Изменён`,
      sort: 'changed',
      width: 170,
      render: ({ changed_at }) => displayMoment(changed_at),
    },
  ]
  const make = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setMaking(true)}>
      <Trans>Новый шаблон</Trans>
    </Button>
  )
  return (
    <PageFrame title={<Trans>Шаблоны документов</Trans>} actions={mayWrite ? make : null}>
      <ListView
        list={list}
        label={t`Шаблоны документов`}
        columns={columns}
        rowKey={({ id }) => id}
        name="documents.templates"
        renderCard={(one) => (
          <>
            <Name of={one} />
            <Text size="sm" c="dimmed">
              {[one.kind.title, languageTitle(one.language), versionOf(one)].join(' · ')}
            </Text>
            <State of={one} />
          </>
        )}
        searchLabel={t`Название`}
        filters={
          <>
            <ListFilter
              list={list}
              name="kind"
              all={t`Все документы`}
              data={(kinds.data?.items ?? []).map(({ key, title }) => ({ value: key, label: title }))}
              width={210}
            />
            <ListFilter
              list={list}
              name="language"
              all={t`Все языки`}
              data={templateLanguages.map((value) => ({ value, label: languageTitle(value) }))}
              width={140}
            />
            <ListFilter
              list={list}
              name="archived"
              all={t`В работе`}
              data={[{ value: 'true', label: t`В архиве` }]}
              width={130}
            />
          </>
        }
        empty={{
          title: t`Шаблонов нет`,
          hint: t`Создайте первый: напишите текст и вставьте поля, в которые встанут имя, класс и даты`,
          ...(mayWrite && { action: make }),
        }}
      />
      {isMaking ? <NewTemplateDialog kinds={kinds.data?.items ?? []} onClose={() => setMaking(false)} /> : null}
    </PageFrame>
  )
}

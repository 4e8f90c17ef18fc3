import { Trans, useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Group, LinkAnchor, PageFrame, Text } from '#platform/web/ui/index.ts'
import { exportEndingDocuments, listEndingDocuments, type EndingDocument } from '../../contract/ending.ts'
import { ValidityBadge } from '../documents/validity-badge.tsx'
import { EndingFilters } from './ending-filters.tsx'

function Whose({ of: { person } }: { of: EndingDocument }) {
  return (
    <LinkAnchor to="/users/$id" params={{ id: String(person.id) }} search={{ tab: 'documents' }}>
      {person.full_name}
    </LinkAnchor>
  )
}
function Until({ of: { valid_until, validity } }: { of: EndingDocument }) {
  return (
    <Group gap={8} wrap="nowrap">
      {displayDate(valid_until)}
      <ValidityBadge validity={validity} />
    </Group>
  )
}

/** `/passport/documents`: whose documents have ended or soon will, before somebody has to ask for them. */
export function EndingPage() {
  const { t } = useLingui()
  const list = useList(listEndingDocuments)
  const columns: Column<EndingDocument>[] = [
    { key: 'name', title: t`ФИО`, sort: 'name', render: (one) => <Whose of={one} /> },
    { key: 'place', title: t`Класс или должность`, maxWidth: 280, render: ({ place }) => place ?? '—' },
    {
      key: 'document',
      title: t`Документ`,
      sort: 'document',
      group: ({ document }) => document.title,
      render: ({ document }) => document.title,
    },
    {
      key: 'until',
      title: t`Действует до`,
      sort: 'until',
      width: 240,
      inFile: ['until', 'validity'],
      render: (one) => <Until of={one} />,
    },
  ]
  return (
    <PageFrame title={<Trans>Истекают документы</Trans>}>
      <ListView
        list={list}
        label={t`Документы, срок которых кончился или кончается`}
        columns={columns}
        rowKey={({ id }) => id}
        name="documents.ending"
        exported={exportEndingDocuments}
        renderCard={(one) => (
          <>
            <Whose of={one} />
            <Text size="sm" c="dimmed">
              {[one.place, one.document.title].filter(Boolean).join(' · ')}
            </Text>
            <Until of={one} />
          </>
        )}
        searchLabel={t`Имя`}
        filters={<EndingFilters list={list} />}
        empty={{
          title: t`Таких документов нет`,
          hint: t`Срок документа ставят в карточке человека, на вкладке «Документы»`,
        }}
      />
    </PageFrame>
  )
}

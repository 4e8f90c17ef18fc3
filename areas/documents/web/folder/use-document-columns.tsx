import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { Folder } from '#platform/contract/enumerations.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import type { Column } from '#platform/web/list/index.ts'
import { Group, Text } from '#platform/web/ui/index.ts'
import type { ListedDocument } from '../../contract/documents.ts'
import { documentFolderTitles } from '../../rules/folder.ts'
import { StateBadge } from '../state-badge.tsx'
import { DocumentTitle } from './document-title.tsx'

function Numbered({ of: { number, numbered_on } }: { of: ListedDocument }) {
  if (number === null || numbered_on === null) return <Text c="dimmed">—</Text>
  return (
    <>
      {number}
      <Text size="xs" c="dimmed">
        {displayDate(numbered_on)}
      </Text>
    </>
  )
}
function Due({ of: { due_on, is_overdue } }: { of: ListedDocument }) {
  if (due_on === null) return '—'
  return (
    <Text size="sm" c={is_overdue ? 'red' : undefined} fw={is_overdue ? 600 : undefined}>
      {displayDate(due_on)}
    </Text>
  )
}

/** The columns of a folder; the register shows in which one a document stands. */
export function useDocumentColumns(folder: Folder | null): Column<ListedDocument>[] {
  const { t } = useLingui()
  return [
    {
      key: 'number',
      title: t`Номер`,
      sort: 'number',
      width: 120,
      inFile: ['number', 'numbered_on'],
      render: (one) => <Numbered of={one} />,
    },
    { key: 'title', title: t`Документ`, sort: 'title', maxWidth: 340, render: (one) => <DocumentTitle of={one} /> },
    {
      key: 'kind',
      title: t`Вид`,
      maxWidth: 180,
      group: ({ kind }) => kind.title,
      render: ({ kind }) => kind.title,
    },
    {
      key: 'correspondent',
      title: t`О ком, от кого`,
      maxWidth: 190,
      inFile: ['person', 'correspondent', 'foreign_number', 'foreign_date'],
      render: ({ person, correspondent }) => person?.full_name ?? correspondent ?? '—',
    },
    {
      key: 'author',
      title: t`Автор`,
      sort: 'author',
      maxWidth: 190,
      isExtra: true,
      render: ({ author }) => author.full_name,
    },
    { key: 'due', title: t`Срок`, sort: 'due', width: 110, render: (one) => <Due of={one} /> },
    {
      key: 'status',
      title: t`Состояние`,
      width: 150,
      inFile: ['status', 'folder'],
      render: (one) => (
        <Group gap={4}>
          <StateBadge of={one} />
          {folder === null ? (
            <Text size="xs" c="dimmed">
              {documentFolderTitles[one.folder]}
            </Text>
          ) : null}
        </Group>
      ),
    },
    {
      key: 'changed',
      title: t`Изменён`,
      sort: 'changed',
      isExtra: true,
      width: 140,
      inFile: [],
      render: ({ changed_at }) => displayMoment(changed_at),
    },
  ]
}

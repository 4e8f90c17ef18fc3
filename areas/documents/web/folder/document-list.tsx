import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Folder } from '#platform/contract/enumerations.ts'
import { ListView, useList, useSelection } from '#platform/web/list/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import { exportDocuments, listDocuments } from '../../contract/documents.ts'
import type { Genre } from '../../rules/genre.ts'
import { PrintChosen } from '../bulk/print-chosen.tsx'
import { StateBadge } from '../state-badge.tsx'
import { SignChosen } from './sign-chosen.tsx'
import { DocumentTitle } from './document-title.tsx'
import { DocumentFilters } from './document-filters.tsx'
import { useDocumentColumns } from './use-document-columns.tsx'

interface Props {
  /** Without a folder the register: of one genre, or of all documents. */
  of: { folder: Folder | null; genre: Genre | null }
}

/** The documents of a folder or of a register. */
export function DocumentList({ of: { folder, genre } }: Props) {
  const { t } = useLingui()
  const list = useList(listDocuments, { ...(folder !== null && { folder }), ...(genre !== null && { genre }) })
  const answer = list.answer.data as Output<typeof listDocuments> | undefined
  const columns = useDocumentColumns(folder)
  const selection = useSelection(listDocuments, list)
  const awaited = selection.rows.filter(({ awaits_signature }) => awaits_signature)
  const actions = (
    <>
      <SignChosen of={awaited} onDone={selection.clear} />
      <PrintChosen ids={[...selection.chosen]} onBegun={selection.clear} />
    </>
  )
  return (
    <ListView
      list={list}
      bulk={{ selection, actions }}
      label={t`Документы`}
      columns={columns}
      rowKey={({ id }) => id}
      name={folder === null ? 'documents.register' : 'documents'}
      exported={exportDocuments}
      renderCard={(one) => (
        <>
          <DocumentTitle of={one} />
          <Text size="sm" c="dimmed">
            {[one.kind.title, one.number, one.numbered_on && displayDate(one.numbered_on)].filter(Boolean).join(' · ')}
          </Text>
          <StateBadge of={one} />
        </>
      )}
      searchLabel={t`Заголовок, номер или слова из текста`}
      filters={<DocumentFilters list={list} kinds={answer?.kinds ?? []} isRegister={folder === null} genre={genre} />}
      empty={{
        title: folder === null ? t`Документов пока нет` : t`В этой папке пусто`,
        hint: t`Новый документ составляют кнопкой «Создать»: он появится в папке «В работе»`,
      }}
    />
  )
}

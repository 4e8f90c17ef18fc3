import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Empty } from '#platform/web/ui/index.ts'
import { listDocuments, readDocumentsHistory } from '../../contract/documents.ts'
import { PapersTab } from '../papers/papers-tab.tsx'
import { DocumentItem } from './document-item.tsx'
import { DocumentDialog } from './document-dialog.tsx'

/** «Документы»: what the person is known by and what they have brought, with terms and copies. */
export function DocumentsTab({ personId }: { personId: number }) {
  const { t } = useLingui()
  return (
    <PapersTab
      of={useQuery(query(listDocuments, { params: { id: String(personId) } }))}
      part="documents"
      title={t`Документы`}
      personId={personId}
      history={readDocumentsHistory}
      renderEmpty={(mayWrite) => (
        <Empty
          title={<Trans>Документов пока нет</Trans>}
          hint={
            mayWrite ? (
              <Trans>Добавьте удостоверение личности или свидетельство о рождении</Trans>
            ) : (
              <Trans>Их вносит учебная часть или отдел кадров</Trans>
            )
          }
        />
      )}
      renderItem={(document, onChange) => <DocumentItem document={document} onChange={onChange} />}
      renderDialog={(document, onClose) => <DocumentDialog personId={personId} document={document} onClose={onClose} />}
    />
  )
}

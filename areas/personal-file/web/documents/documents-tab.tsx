import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
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
      empty={{
        title: t`Документов пока нет`,
        hint: t`Начните с удостоверения личности или свидетельства о рождении`,
        add: t`Добавить первый`,
        who: t`Их вносит учебная часть или отдел кадров`,
      }}
      renderItem={(document, onChange) => <DocumentItem document={document} onChange={onChange} />}
      renderDialog={(document, onClose) => <DocumentDialog personId={personId} document={document} onClose={onClose} />}
    />
  )
}

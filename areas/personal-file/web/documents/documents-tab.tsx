import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Answer, Empty } from '#platform/web/ui/index.ts'
import { listDocuments, readDocumentsHistory, type PersonDocument } from '../../contract/documents.ts'
import { PaperSection } from '../papers/paper-section.tsx'
import classes from '../papers/papers.module.css'
import { DocumentItem } from './document-item.tsx'
import { DocumentDialog } from './document-dialog.tsx'

/** «Документы»: what the person is known by and what they have brought, with terms and copies. */
export function DocumentsTab({ personId }: { personId: number }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<PersonDocument | 'new' | null>(null)
  const documents = useQuery(query(listDocuments, { params: { id: String(personId) } }))
  return (
    <Answer of={documents}>
      {({ items, may_write }) => (
        <>
          <PaperSection
            part="documents"
            title={t`Документы`}
            personId={personId}
            mayWrite={may_write}
            history={readDocumentsHistory}
            onAdd={() => setOpen('new')}
          >
            {items.length === 0 ? (
              <Empty
                title={<Trans>Документов пока нет</Trans>}
                hint={
                  may_write ? (
                    <Trans>Добавьте удостоверение личности или свидетельство о рождении</Trans>
                  ) : (
                    <Trans>Их вносит учебная часть или отдел кадров</Trans>
                  )
                }
              />
            ) : (
              <ul className={classes['list']}>
                {items.map((document) => (
                  <DocumentItem
                    key={document.id}
                    document={document}
                    onChange={may_write ? () => setOpen(document) : undefined}
                  />
                ))}
              </ul>
            )}
          </PaperSection>
          {open === null ? null : (
            <DocumentDialog personId={personId} document={open === 'new' ? null : open} onClose={() => setOpen(null)} />
          )}
        </>
      )}
    </Answer>
  )
}

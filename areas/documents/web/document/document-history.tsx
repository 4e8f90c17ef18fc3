import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { Button } from '#platform/web/ui/index.ts'
import { readDocumentHistory } from '../../contract/document.ts'
import { useDocumentWords } from '../use-document-words.ts'

/** Who has done what with a document, on demand. */
export function DocumentHistory({ id }: { id: number }) {
  const [page, setPage] = useState<number | null>(null)
  if (page === null)
    return (
      <Button variant="subtle" color="gray" size="xs" aria-expanded={false} onClick={() => setPage(1)}>
        <Trans>Показать историю</Trans>
      </Button>
    )
  return <Shown id={id} page={page} onPage={setPage} />
}

function Shown({ id, page, onPage }: { id: number; page: number; onPage: (page: number) => void }) {
  const history = useQuery(query(readDocumentHistory, { params: { id: String(id) }, query: { page: String(page) } }))
  return <HistoryPanel of={history} words={useDocumentWords()} onPage={onPage} />
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { Modal } from '#platform/web/ui/index.ts'
import { readCathedraHistory, type Cathedra } from '../../contract/cathedras.ts'
import { useCurriculumWords } from '../use-curriculum-words.ts'

interface Props {
  cathedra: Pick<Cathedra, 'id' | 'title'>
  /** Whose time there, where it is one person's. */
  person?: { id: number; full_name: string }
  onClose: () => void
}

/** Who changed what of a department, its heads and members; or of one of them. */
export function CathedraHistory({ cathedra: { id, title }, person, onClose }: Props) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const narrowed = person ? { person_id: String(person.id) } : {}
  const history = useQuery(
    query(readCathedraHistory, { params: { id: String(id) }, query: { page: String(page), size: '10', ...narrowed } }),
  )
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={person ? t`История: ${person.full_name}, ${title}` : t`История: ${title}`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <HistoryPanel of={history} words={useCurriculumWords()} onPage={setPage} />
    </Modal>
  )
}

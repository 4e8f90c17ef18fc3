import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { Modal } from '#platform/web/ui/index.ts'
import { readCourseHistory, type Course } from '../../contract/courses.ts'
import { useCurriculumWords } from '../use-curriculum-words.ts'

/** Who changed what of a course. */
export function CourseHistory({ course: { id, title }, onClose }: { course: Course; onClose: () => void }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const history = useQuery(
    query(readCourseHistory, { params: { id: String(id) }, query: { page: String(page), size: '10' } }),
  )
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t`История: ${title}`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <HistoryPanel of={history} words={useCurriculumWords()} onPage={setPage} />
    </Modal>
  )
}

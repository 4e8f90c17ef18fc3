import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { query } from '#platform/web/api/index.ts'
import { Answer, Loading, Modal } from '#platform/web/ui/index.ts'
import { readDivision } from '../../contract/division.ts'
import { DivisionForm } from './division-form.tsx'

interface Props {
  courseId: number
  classIds: readonly number[]
  onClose: () => void
}

/** Into which groups a course of a class, or of several, is divided from a day on. */
export function DivisionDialog({ courseId, classIds, onClose }: Props) {
  const { t } = useLingui()
  const isPhone = useMediaQuery('(max-width: 37.49em)') ?? false
  const [from, setFrom] = useState<string>()
  const asked = { course_id: String(courseId), class_ids: classIds.join(','), ...(from !== undefined && { from }) }
  const division = useQuery({ ...query(readDivision, { query: asked }), staleTime: 0, gcTime: 0 })
  const title = division.data ? (
    `${division.data.course.title}, ${division.data.classes.map((one) => one.title).join(', ')}`
  ) : (
    <Trans>Группы предмета</Trans>
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="90rem"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <Answer of={division} loading={<Loading lines={12} height={22} />}>
        {(found) => (
          <DivisionForm
            key={`${found.from} ${found.groups.map(({ id, version }) => `${id}-${version}`).join()}`}
            division={found}
            onDay={setFrom}
            onClose={onClose}
          />
        )}
      </Answer>
    </Modal>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PersonPicker } from '#areas/people/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { Answer, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { makeIndividual, previewIndividual, readIndividual } from '../../contract/individual.ts'
import { useGroupingActions } from '../use-grouping-actions.ts'
import { usePreview, WhatChanges } from '../what-changes.tsx'
import { CourseHours } from './course-hours.tsx'

/** A pupil taught at home: courses of which they become a group of one, with hours of its own. */
export function IndividualDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { act, settle } = useGroupingActions()
  const [student, setStudent] = useState<number | null>(null)
  const [from, setFrom] = useState(schoolDay())
  const [hours, setHours] = useState<ReadonlyMap<number, number>>(new Map())
  const [isSending, setSending] = useState(false)
  const found = useQuery({
    ...query(readIndividual, { query: { student_id: String(student), from } }),
    enabled: student !== null,
    retry: false,
  })
  const courses = [...hours].map(([course_id, own]) => ({ course_id, hours: own }))
  const body = { student_id: student ?? 0, from, courses }
  const preview = usePreview(previewIndividual, student !== null && courses.length > 0 ? { body } : null)
  const save = async () => {
    setSending(true)
    const done = await act(makeIndividual, { body })
    setSending(false)
    if (done === null) return
    onClose()
    await settle(t`Индивидуальный план: предметов ${done.groups.length}`, done.batch)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={<Trans>Индивидуальный план</Trans>}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          <Trans>
            Обучение на дому: по выбранным предметам ученик выходит из групп класса и учится один, со своими часами.
          </Trans>
        </Text>
        <PersonPicker
          label={t`Ученик`}
          kind="students"
          value={student}
          onChange={(id) => {
            setStudent(id)
            setHours(new Map())
          }}
        />
        <DateField label={t`С какого дня`} value={from} onChange={setFrom} />
        {student === null ? null : (
          <Answer of={found} failure={t`Не получилось прочитать предметы ученика`}>
            {(plan) => <CourseHours courses={plan.courses} hours={hours} onChange={setHours} />}
          </Answer>
        )}
        {courses.length > 0 ? <WhatChanges of={preview} /> : null}
        <FormFoot
          action={<Trans>Составить план</Trans>}
          onAction={() => void save()}
          isSending={isSending}
          isDisabled={courses.length === 0 || preview.isError || (preview.data?.obstacles.length ?? 1) > 0}
          onCancel={onClose}
        />
      </Stack>
    </Modal>
  )
}

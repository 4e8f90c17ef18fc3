import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ClassOfYear } from '#areas/classes/contract/class-shapes.ts'
import { moveStudents, undoRearrangement } from '#areas/classes/contract/rearrangements.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Modal, Select, Stack } from '#platform/web/ui/index.ts'
import { useRolloverActions } from '../use-rollover-actions.ts'

interface Props {
  student: { id: number; full_name: string }
  intoId: number
  classes: readonly ClassOfYear[]
  onClose: () => void
}

/** Puts a student who was held out into a class of the new year. */
export function FinishDialog({ student, intoId, classes, onClose }: Props) {
  const { t } = useLingui()
  const { act } = useRolloverActions(intoId)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const finish = async () => {
    const into = classes.find(({ id }) => String(id) === chosen)
    if (!into) return
    setSending(true)
    const items = [{ student_id: student.id, class_id: into.id }]
    const done = await act(moveStudents, { body: { from: null, items } })
    setSending(false)
    if (done === null) return
    onClose()
    notify.undoable(t`${student.full_name}: в ${into.title}`, {
      label: t`Отменить`,
      act: () => void act(undoRearrangement, { params: { id: String(done.rearrangement_id) }, body: {} }),
    })
  }
  return (
    <Modal opened onClose={onClose} title={student.full_name} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Stack gap="sm">
        <Select
          label={t`Класс нового года`}
          description={t`С первого дня года, а если он начался — с сегодняшнего`}
          searchable
          data-autofocus
          nothingFoundMessage={t`Такого класса нет`}
          data={classes.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={chosen}
          onChange={setChosen}
        />
        <FormFoot
          action={<Trans>Определить</Trans>}
          onAction={() => void finish()}
          isSending={isSending}
          isDisabled={chosen === null}
          onCancel={onClose}
        />
      </Stack>
    </Modal>
  )
}

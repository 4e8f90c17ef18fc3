import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { showJob } from '#platform/web/jobs/open-job.ts'
import { Answer, Checkbox, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { previewUndo, undoRollover, type UndoPreview } from '../../contract/rollover.ts'
import { useRolloverActions } from '../use-rollover-actions.ts'

/** Says what was entered since, asks what of it goes along, and begins to take the roll-over back. */
export function UndoDialog({ intoId, onClose }: { intoId: number; onClose: () => void }) {
  const { t } = useLingui()
  const preview = useQuery({
    ...query(previewUndo, { params: { into_id: String(intoId) }, body: {} }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t`Отменить переход`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <Answer of={preview}>{(answer) => <Choice of={answer} intoId={intoId} onClose={onClose} />}</Answer>
    </Modal>
  )
}

function Choice({ of, intoId, onClose }: { of: UndoPreview; intoId: number; onClose: () => void }) {
  const { t } = useLingui()
  const { act, params } = useRolloverActions(intoId)
  const [removed, setRemoved] = useState<readonly number[]>([])
  const removable = of.touched.flatMap(({ class: { id }, may_remove }) => (may_remove ? [id] : []))
  const [isSending, setSending] = useState(false)
  const toggle = (id: number) =>
    setRemoved(removed.includes(id) ? removed.filter((one) => one !== id) : [...removed, id])
  const undo = async () => {
    setSending(true)
    const begun = await act(undoRollover, { params, body: { remove: [...removed] } })
    setSending(false)
    if (begun === null) return
    onClose()
    showJob(begun.id)
  }
  return (
    <Stack gap="sm">
      <Text>
        <Plural
          value={of.untouched}
          one="Уйдёт # класс нового года с учениками и группами."
          few="Уйдут # класса нового года с учениками и группами."
          many="Уйдут # классов нового года с учениками и группами."
          other="Уйдут # класса нового года с учениками и группами."
        />{' '}
        <Trans>Нынешний год не меняется.</Trans>
      </Text>
      {of.kept.map((one) => (
        <Text key={one} size="sm">
          <Trans>Останется: {one}</Trans>
        </Text>
      ))}
      {of.touched.length === 0 ? null : (
        <Stack gap="xs">
          <Text fw={600}>
            <Trans>После перехода внесено. Что не отмечено, останется вместе с классом:</Trans>
          </Text>
          {removable.length > 1 ? (
            <Checkbox
              label={t`Убрать все, которые можно`}
              checked={removed.length === removable.length}
              indeterminate={removed.length > 0 && removed.length < removable.length}
              onChange={() => setRemoved(removed.length === removable.length ? [] : removable)}
            />
          ) : null}
          {of.touched.map(({ class: { id, title }, entered, may_remove }) => (
            <Checkbox
              key={id}
              label={may_remove ? t`Убрать ${title} вместе с внесённым` : t`${title} останется`}
              description={entered.join('; ')}
              disabled={!may_remove}
              checked={removed.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </Stack>
      )}
      <FormFoot
        action={<Trans>Отменить переход</Trans>}
        onAction={() => void undo()}
        isSending={isSending}
        isDangerous
        cancel={<Trans>Оставить</Trans>}
        onCancel={onClose}
      />
    </Stack>
  )
}

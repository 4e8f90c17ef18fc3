import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormFoot } from '#platform/web/form/index.ts'
import { Alert, Stack, Text, TextInput } from '#platform/web/ui/index.ts'
import { previewDivision, saveDivision, type Division } from '../../contract/division.ts'
import { useGroupingActions } from '../use-grouping-actions.ts'
import { usePreview, WhatChanges } from '../what-changes.tsx'
import { DivisionParts } from './division-parts.tsx'
import { DivisionSettings } from './division-settings.tsx'
import { useDivision } from './use-division.ts'

interface Props {
  division: Division
  onDay: (from: string) => void
  onClose: () => void
}

/** How students are dealt out, the lists, and what follows from them: all seen before it is saved. */
export function DivisionForm({ division, onDay, onClose }: Props) {
  const { t } = useLingui()
  const state = useDivision(division)
  const { act, settle } = useGroupingActions()
  const [isSending, setSending] = useState(false)
  const isNamed = state.parts.every(({ title }) => title.trim() !== '')
  const preview = usePreview(previewDivision, isNamed ? { body: state.body } : null)
  const norm = preview.data?.norm ?? null
  const save = async () => {
    setSending(true)
    const done = await act(saveDivision, { body: state.body })
    setSending(false)
    if (done === null) return
    onClose()
    await settle(t`${division.course.title}: групп теперь ${done.groups.length}`, done.batch)
  }
  return (
    <Stack gap="md">
      <DivisionSettings division={division} state={state} onDay={onDay} />
      {division.hidden > 0 ? (
        <Alert color="yellow">
          <Trans>
            Учеников, которых вам не видно: {division.hidden}. Они останутся там, где стоят, если группа не закроется.
          </Trans>
        </Alert>
      ) : null}
      <DivisionParts division={division} state={state} />
      {norm === null ? null : (
        <Alert color="yellow" title={<Trans>Не по норме деления</Trans>}>
          <Text size="sm" mb={6}>
            {norm}
          </Text>
          <TextInput
            label={t`Причина, если так и нужно`}
            maxLength={300}
            value={state.reason}
            onChange={({ currentTarget: { value } }) => state.setReason(value)}
          />
        </Alert>
      )}
      <WhatChanges of={preview} />
      <FormFoot
        action={<Trans>Сохранить группы</Trans>}
        onAction={() => void save()}
        isSending={isSending}
        isDisabled={!isNamed || preview.isError || preview.data === undefined || preview.data.obstacles.length > 0}
        onCancel={onClose}
      />
    </Stack>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { queryDate } from '#platform/contract/wire.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { closeGroup, previewClosing, type GroupCard } from '../../contract/group.ts'
import { firstDay } from '../first-day.ts'
import { useGroupingActions } from '../use-grouping-actions.ts'
import { usePreview, WhatChanges } from '../what-changes.tsx'

const Values = z.looseObject({ on: queryDate })

/** The first day without the group, with what it takes along. */
export function CloseGroupDialog({ group, onClose }: { group: GroupCard; onClose: () => void }) {
  const { t } = useLingui()
  const { settle, refresh } = useGroupingActions()
  const params = { id: String(group.id) }
  const entry = useEndpointForm(closeGroup, {
    initialValues: { on: firstDay(group.year) },
    schema: Values,
    input: ({ on }) => ({ params, body: { version: group.version, on } }),
    onDone: async ({ batch }) => {
      onClose()
      await settle(t`Группа «${group.title}» закрыта`, batch)
    },
    onFailed: () => void refresh(),
  })
  const { on } = entry.form.values
  const isDay = queryDate.safeParse(on).success
  const preview = usePreview(previewClosing, isDay ? { params, body: { version: group.version, on } } : null)
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Закрыть: ${group.course.title}, ${group.title}`}>
      <DateField
        label={t`Первый день без группы`}
        description={t`Ученики выйдут из неё накануне, журнал с отметками останется`}
        min={group.year.from}
        max={group.year.to}
        {...entry.field('on')}
      />
      <WhatChanges of={preview} />
      <FormFoot
        action={<Trans>Закрыть группу</Trans>}
        isSending={entry.isSending}
        isDisabled={preview.data !== undefined && preview.data.obstacles.length > 0}
        focus="cancel"
        onCancel={onClose}
      />
    </FormDialog>
  )
}

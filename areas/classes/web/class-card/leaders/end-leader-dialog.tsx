import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { queryDate } from '#platform/contract/wire.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Text } from '#platform/web/ui/index.ts'
import { changeLeader, type Leader, type LeadersOfClass } from '../../../contract/leaders.ts'
import { useLeaderActions } from './use-leader-actions.ts'

interface Props {
  leader: Leader
  year: LeadersOfClass['year']
  onClose: () => void
}
const Values = z.strictObject({ to: queryDate })

/** The last day of an appointment to a class. */
export function EndLeaderDialog({ leader, year, onClose }: Props) {
  const { t } = useLingui()
  const { act, refresh } = useLeaderActions()
  const params = { id: String(leader.id) }
  const today = schoolDay()
  const entry = useEndpointForm(changeLeader, {
    initialValues: { to: leader.to ?? (today < leader.from ? leader.from : today) },
    schema: Values,
    input: ({ to }) => ({ params, body: { version: leader.version, to } }),
    onDone: async (done) => {
      onClose()
      const body = { version: done.version, to: leader.to }
      notify.undoable(t`Последний день записан: ${done.person.full_name}`, {
        label: t`Отменить`,
        act: () => void act(changeLeader, { params, body }),
      })
      await refresh()
    },
    onFailed: () => void refresh(),
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Завершить: ${leader.person.full_name}`}>
      <DateField label={t`Последний день`} min={leader.from} max={year.to} {...entry.field('to')} />
      <Text size="sm" c="dimmed">
        <Trans>Со следующего дня класс, его ученики и табели этому человеку не открыты.</Trans>
      </Text>
      <FormFoot action={<Trans>Завершить</Trans>} isSending={entry.isSending} focus="cancel" onCancel={onClose} />
    </FormDialog>
  )
}

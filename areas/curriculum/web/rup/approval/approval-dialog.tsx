import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { line, queryDate } from '#platform/contract/wire.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Checkbox, Group, Textarea, TextInput } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { readApproval, readApprovalHistory, setApproval, type PlanApproval } from '../../../contract/rup-approval.ts'

interface Props {
  yearId: number
  approval: PlanApproval
  onClose: () => void
}
const Values = z.looseObject({ order_number: line(40), order_date: queryDate })

/** The order by which a plan is approved; one that comes after changes may approve them too. */
export function ApprovalDialog({ yearId, approval, onClose }: Props) {
  const { t } = useLingui()
  const { act, refresh } = useActions([readApproval, readApprovalHistory])
  const params = { id: String(yearId) }
  const { order_number, order_date, approved_by, note, approved_at, version, changes } = approval
  const entry = useEndpointForm(setApproval, {
    initialValues: {
      order_number: order_number ?? '',
      order_date: order_date ?? '',
      approved_by: approved_by ?? '',
      note: note ?? '',
      covers: false,
    },
    schema: Values,
    input: (values) => ({
      params,
      body: {
        order_number: values.order_number,
        order_date: values.order_date,
        approved_by: textOrNull(values.approved_by),
        note: textOrNull(values.note),
        ...(values.covers && { approved_at: null }),
        version,
      },
    }),
    onDone: async (after) => {
      onClose()
      await refresh()
      const back = { order_number, order_date, approved_by, note, version: after.version }
      notify.undoable(t`Утверждение плана сохранено`, {
        label: t`Отменить`,
        act: () => void act(setApproval, { params, body: { ...back, ...(approved_at !== null && { approved_at }) } }),
      })
    },
    onFailed: () => void refresh(),
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Утверждение плана`}>
      <Group grow align="start">
        <TextInput
          label={t`Номер приказа`}
          maxLength={40}
          autoComplete="off"
          data-autofocus
          {...entry.field('order_number')}
        />
        <DateField label={t`Дата приказа`} {...entry.field('order_date')} />
      </Group>
      <TextInput
        label={t`Кто утвердил`}
        description={t`Так, как стоит под приказом`}
        maxLength={200}
        autoComplete="off"
        {...entry.field('approved_by')}
      />
      <Textarea label={t`Примечание`} maxLength={1000} autosize minRows={2} {...entry.field('note')} />
      {changes.length > 0 ? (
        <Checkbox
          label={t`Приказом утверждены и строки, изменённые после прежнего: ${changes.length}`}
          {...entry.form.getInputProps('covers', { type: 'checkbox' })}
        />
      ) : null}
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

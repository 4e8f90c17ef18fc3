import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryDate } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { TextInput, Textarea } from '#platform/web/ui/index.ts'
import {
  beginAcademicLeave,
  changeAcademicLeave,
  previewAcademicLeave,
  type AcademicLeave,
} from '../../contract/academic-leaves.ts'
import { ConsequencesView } from '../set-up/consequences-view.tsx'
import { useLeaveActions } from './use-leave-actions.ts'

export interface LeaveDialogProps {
  student: { id: number; full_name: string }
  /** Null: it begins. */
  leave: AcademicLeave | null
  onDone?: () => void
  onClose: () => void
}
interface Entered {
  from: string
  planned_return: string
  order_number: string
  order_date: string
  note: string
}
const unwritten = { order_number: '', order_date: null, note: '' }
const Values = z.looseObject({ from: queryDate })
const factsOf = ({ planned_return, order_number, order_date, note }: Entered) => ({
  planned_return: textOrNull(planned_return),
  order_number,
  order_date: textOrNull(order_date),
  note,
})

function useLeaveEntry({ student, leave, onDone, onClose }: LeaveDialogProps) {
  const { t } = useLingui()
  const { refresh, tellBegun } = useLeaveActions()
  return useEndpointForm(leave ? changeAcademicLeave : beginAcademicLeave, {
    initialValues: {
      from: leave?.from ?? schoolDay(),
      planned_return: leave?.planned_return ?? '',
      order_number: leave?.order_number ?? '',
      order_date: leave?.order_date ?? '',
      note: leave?.note ?? '',
    },
    schema: Values,
    input: (values) =>
      leave
        ? { params: { id: String(leave.id) }, body: { version: leave.version, ...factsOf(values) } }
        : { body: { student_id: student.id, from: values.from, ...factsOf(values) } },
    onDone: async (saved) => {
      onClose()
      onDone?.()
      await refresh()
      if (leave) notify.success(t`Изменения сохранены`)
      else tellBegun(saved)
    },
    onFailed: () => void refresh(),
  })
}

/** A student goes on academic leave from a day on; what is written of it is corrected while it goes on. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { student, leave, onClose } = props
  const { t } = useLingui()
  const entry = useLeaveEntry(props)
  const { values } = entry.form
  // what is written of it changes nothing
  const asked = { from: values.from, planned_return: textOrNull(values.planned_return), ...unwritten }
  const isAsked = leave === null && queryDate.safeParse(values.from).success
  const preview = useQuery({
    ...query(previewAcademicLeave, { body: { student_id: student.id, ...asked } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const isReady = leave !== null || (preview.data?.obstacles.length === 0 && !preview.isError)
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Академический отпуск: ${student.full_name}`} size="lg">
      {leave === null ? (
        <DateField
          label={t`С какого дня`}
          description={t`Учёба в группе и в учебных группах закончится накануне`}
          {...entry.field('from')}
        />
      ) : null}
      <DateField
        label={t`Плановый день возвращения`}
        description={t`Можно не указывать`}
        min={values.from}
        {...entry.field('planned_return')}
      />
      <TextInput label={t`Номер приказа`} maxLength={50} {...entry.field('order_number')} />
      <DateField label={t`День приказа`} {...entry.field('order_date')} />
      <Textarea label={t`Примечание`} autosize minRows={2} maxLength={500} {...entry.field('note')} />
      {isAsked ? <ConsequencesView of={preview} /> : null}
      <FormFoot
        action={leave ? <Trans>Сохранить</Trans> : <Trans>Отправить в отпуск</Trans>}
        isSending={entry.isSending}
        isDisabled={!isReady}
        onCancel={onClose}
      />
    </FormDialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { keyOf } from '#platform/contract/endpoint.ts'
import { queryDate, text } from '#platform/contract/wire.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Text, TextInput } from '#platform/web/ui/index.ts'
import { issueTariff, listIssues } from '../contract/tariff.ts'

interface Props {
  date: string
  onClose: () => void
}
const Values = z.strictObject({ date: queryDate, remark: text(300, 0) })

/** Freezes the list as of a day. */
export function IssueDialog({ date, onClose }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const entry = useEndpointForm(issueTariff, {
    initialValues: { date, remark: '' },
    schema: Values,
    input: ({ remark, date: day }) => ({ body: { date: day, remark: remark.trim() || null } }),
    onDone: async ({ as_of }) => {
      onClose()
      notify.success(t`Тарификация на ${displayDate(as_of)} выпущена`)
      await client.invalidateQueries({ queryKey: keyOf(listIssues) })
    },
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Выпустить тарификацию`}>
      <Text size="sm" c="dimmed">
        <Trans>Список сохранится таким, каков он на этот день. Прежние останутся: с ними можно сравнить.</Trans>
      </Text>
      <DateField label={t`На какой день`} {...entry.field('date')} />
      <TextInput
        label={t`Примечание`}
        placeholder={t`На начало года, после ухода учителя`}
        {...entry.field('remark')}
      />
      <FormFoot action={<Trans>Выпустить</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

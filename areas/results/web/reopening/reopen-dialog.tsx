import { Trans, useLingui } from '@lingui/react/macro'
import { addDays } from '#platform/contract/calendar-date.ts'
import { DateField } from '#platform/web/date/index.ts'
import { PreviewList } from '#platform/web/dialog/preview-list.tsx'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Stack, Text, Textarea } from '#platform/web/ui/index.ts'
import { reopenPeriod } from '../../contract/reopening.ts'
import type { JournalSession, ResultSlot } from '#areas/journal/web/index.ts'
import { reopeningGroups } from './reopening.ts'

interface Props {
  journalSession: JournalSession
  slot: ResultSlot
  /** The quarter with which the slot is reopened. */
  quarterId: number
  onClose: () => void
}
const usualDays = 3

/** Opens a closed quarter or half-year for this group until a date, with a reason that is kept. */
export function ReopenDialog({ journalSession: { store }, slot, quarterId, onClose }: Props) {
  const { t } = useLingui()
  const { group, today } = store.grid
  const entry = useEndpointForm(reopenPeriod, {
    initialValues: { quarter_id: quarterId, until: addDays(today, usualDays), reason: '' },
    input: (body) => ({ params: { id: String(group.id) }, body }),
    onDone: ({ until }) => {
      store.reopen(quarterId, until)
      notify.success(t`Период открыт`)
      onClose()
    },
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Открыть период: ${slot.title}`}>
      <Text size="sm" c="dimmed">
        <Trans>Отметки этой группы за период снова можно будет изменить до выбранного дня включительно.</Trans>
      </Text>
      <DateField label={t`Открыть до`} min={today} {...entry.field('until')} />
      <Textarea label={t`Причина`} autosize minRows={2} maxLength={500} data-autofocus {...entry.field('reason')} />
      <Stack gap={4}>
        <Text size="sm" fw={600}>
          <Trans>Что изменится</Trans>
        </Text>
        <PreviewList groups={reopeningGroups(store, slot)} />
      </Stack>
      <FormFoot action={<Trans>Открыть</Trans>} isSending={entry.isSending} />
    </FormDialog>
  )
}

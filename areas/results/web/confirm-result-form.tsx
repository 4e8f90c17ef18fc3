import { Trans, useLingui } from '@lingui/react/macro'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Text, Textarea } from '#platform/web/ui/index.ts'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import { resultText } from '#areas/grading/rules/result-value.ts'
import type { JournalStore } from '#areas/journal/web/index.ts'
import { confirmResult } from '../contract/results.ts'

interface Props {
  store: JournalStore
  /** It differs from what its marks say. */
  set: PeriodResult
  onDone: () => void
}

/** Says that a set result is not what its marks say by now, and lets it be confirmed with a reason: in a closed period too. */
export function ConfirmResultForm({ store, set, onDone }: Props) {
  const { t } = useLingui()
  const value = resultText(set.type, set.value)
  const entry = useEndpointForm(confirmResult, {
    initialValues: { version: set.version, reason: '' },
    input: ({ reason }) => ({ params: { id: String(set.id) }, body: { version: set.version, reason } }),
    onDone: (stored) => {
      store.putResults([stored])
      onDone()
    },
  })
  return (
    <FormBody of={entry}>
      <Text size="sm" c="dimmed">
        <Trans>Отметки изменились после того, как итог выставлен. Подтвердите его или выставьте другой.</Trans>
      </Text>
      <Textarea label={t`Причина`} autosize minRows={2} maxLength={500} {...entry.field('reason')} />
      <FormFoot size="compact-sm" action={<Trans>Подтвердить {value}</Trans>} isSending={entry.isSending} />
    </FormBody>
  )
}

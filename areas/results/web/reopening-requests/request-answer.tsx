import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays } from '#platform/contract/calendar-date.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, Text, Textarea } from '#platform/web/ui/index.ts'
import {
  grantReopening,
  listReopeningRequests,
  refuseReopening,
  type ReopeningRequest,
} from '../../contract/reopening-requests.ts'

const usualDays = 3
/** The button that has opened the field is gone. */
const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus()

interface Props {
  request: ReopeningRequest
  onAnswered?: () => void
}

/** «Открыть до …» or «Отказать» with words, where the request stands: in the bell and in the list. */
export function RequestAnswer({ request, onAnswered }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [isRefusing, setRefusing] = useState(false)
  const done = async (said: string) => {
    notify.success(said)
    onAnswered?.()
    await client.invalidateQueries({ queryKey: keyOf(listReopeningRequests) })
  }
  return isRefusing ? (
    <RefuseForm request={request} onBack={() => setRefusing(false)} onDone={() => done(t`Ответ отправлен`)} />
  ) : (
    <GrantForm request={request} onRefuse={() => setRefusing(true)} onDone={() => done(t`Период открыт`)} />
  )
}

interface FormProps {
  request: ReopeningRequest
  onDone: () => Promise<void>
}

function GrantForm({ request: { id, group, quarter }, onRefuse, onDone }: FormProps & { onRefuse: () => void }) {
  const { t } = useLingui()
  const today = schoolDay()
  const entry = useEndpointForm(grantReopening, {
    initialValues: { until: addDays(today, usualDays) },
    input: (body) => ({ params: { id: String(id) }, body }),
    onDone,
  })
  return (
    <FormBody of={entry}>
      <Group gap="xs" align="flex-start">
        <Text size="sm" mt={5}>
          <Trans>Открыть до</Trans>
        </Text>
        <DateField
          size="xs"
          w={132}
          isInside
          min={today}
          aria-label={t`Открыть до: ${group}, ${quarter}`}
          {...entry.field('until')}
        />
        <FormFoot
          isOnPage
          size="xs"
          labels={{ action: t`Открыть: ${group}, ${quarter}`, cancel: t`Отказать: ${group}, ${quarter}` }}
          action={<Trans>Открыть</Trans>}
          isSending={entry.isSending}
          cancel={<Trans>Отказать</Trans>}
          onCancel={onRefuse}
        />
      </Group>
    </FormBody>
  )
}

function RefuseForm({ request: { id, group, quarter }, onBack, onDone }: FormProps & { onBack: () => void }) {
  const { t } = useLingui()
  const entry = useEndpointForm(refuseReopening, {
    initialValues: { answer: '' },
    input: (body) => ({ params: { id: String(id) }, body }),
    onDone,
  })
  return (
    <FormBody of={entry}>
      <Textarea
        size="xs"
        autosize
        minRows={2}
        maxLength={500}
        ref={takeFocus}
        label={t`Почему отказано: ${group}, ${quarter}`}
        {...entry.field('answer')}
      />
      <FormFoot size="xs" action={<Trans>Отказать</Trans>} isSending={entry.isSending} onCancel={onBack} />
    </FormBody>
  )
}

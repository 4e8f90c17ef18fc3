import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'
import { ApiError, reportAction, request, useAllowed } from '#platform/web/api/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { NumberInput, Text, Textarea } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { useLeaveGuard } from '#platform/web/use-leave-guard.ts'
import { listResults, readStatistics, saveResult, type EventResult } from '../../contract/results.ts'
import { failures } from '../../contract/texts.ts'
import { CommissionFields } from './commission-fields.tsx'
import { ReportConflict } from './report-conflict.tsx'
import { ReportFacts } from './report-facts.tsx'
import { bodyOf, ReportSchema, valuesOf } from './report-values.ts'

interface Props {
  evacuationId: number
  result: EventResult | null
  /** Seconds. */
  control: number
}

export const reportFormId = 'report'

/** The report in words, for who may write it; for others, and on paper, as it is. */
export function ReportForm(props: Props) {
  const isAllowed = useAllowed(saveResult)
  if (!isAllowed) return <Reading {...props} />
  return (
    <>
      <div id={reportFormId} data-print="never">
        <Writing {...props} />
      </div>
      <div data-print="only">
        <Reading {...props} />
      </div>
    </>
  )
}

function Writing({ evacuationId, result, control }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions([readStatistics])
  const seen = useRef(result?.version)
  const [present, setPresent] = useState<EventResult | null>(null)
  const before = useMemo(() => valuesOf(result, control), [result, control])
  const readPresent = async () => {
    const { items } = await request(listResults, { query: { evacuation_id: String(evacuationId) } })
    setPresent(items[0] ?? null)
  }
  const entry = useEndpointForm(saveResult, {
    initialValues: before,
    schema: ReportSchema,
    input: (values) => ({ body: { evacuation_id: evacuationId, version: seen.current, ...bodyOf(values) } }),
    onDone: async () => {
      await refresh()
      notify.success(t`Отчёт сохранён`)
    },
    failure: failures.createResult,
    onFailed: (error) => {
      if (error instanceof ApiError && error.status === 409) readPresent().catch(reportAction)
    },
  })
  const isTouched = JSON.stringify(entry.form.values) !== JSON.stringify(before)
  useLeaveGuard(isTouched ? t`Отчёт не сохранён: то, что вы написали, пропадёт.` : null)
  return (
    <FormBody of={present ? { ...entry, alert: null } : entry}>
      {present ? (
        <ReportConflict
          present={present}
          onTake={() => void refresh()}
          onKeep={() => {
            seen.current = present.version
            setPresent(null)
            entry.submit()
          }}
        />
      ) : null}
      {result ? <Made of={result} /> : null}
      <Textarea label={t`Замечания`} autosize minRows={3} maxRows={12} {...entry.field('remarks')} />
      <Textarea label={t`Выводы и предложения`} autosize minRows={3} maxRows={12} {...entry.field('conclusions')} />
      <NumberInput
        label={t`Контрольное время, секунд`}
        description={t`За это время должны быть найдены все`}
        maw={260}
        min={30}
        max={7200}
        {...entry.field('control_seconds')}
      />
      <CommissionFields form={entry.form} />
      <FormFoot
        isOnPage
        action={result ? <Trans>Сохранить отчёт</Trans> : <Trans>Составить отчёт</Trans>}
        isSending={entry.isSending}
        isDisabled={result !== null && !isTouched}
      />
    </FormBody>
  )
}

function Made({ of: { made_at, made_by_name } }: { of: EventResult }) {
  const { t } = useLingui()
  const at = displayMoment(made_at)
  return (
    <Text size="sm" c="dimmed">
      {made_by_name === null ? t`Составлен ${at}` : t`Составлен ${at}, ${made_by_name}`}
    </Text>
  )
}

function Reading({ result }: Props) {
  if (result === null) return <Trans>Отчёт ещё не составлен</Trans>
  return (
    <>
      <Made of={result} />
      <ReportFacts of={result} />
    </>
  )
}

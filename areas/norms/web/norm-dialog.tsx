import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Box, NumberInput, Text, TextInput } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { listNorms, readNormHistory, setNorm, type DatedNumbers, type Norm } from '../contract/norms.ts'
import classes from './norms.module.css'

interface Props {
  norm: Norm
  /** Numbers of a day that are changed, or new ones. */
  of: DatedNumbers | 'new'
  /** What holds now: new ones begin with it. */
  present: DatedNumbers
  today: string
  onClose: () => void
}
const { since, source } = setNorm.body.shape
const Values = z.looseObject({ since, source })

/** Numbers of a norm and the day from which they hold. */
export function NormDialog({ norm, of, present, today, onClose }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions([listNorms, readNormHistory])
  const begins = of === 'new' ? present : of
  const entry = useEndpointForm(setNorm, {
    initialValues: {
      since: of === 'new' ? today : of.since,
      source: of === 'new' ? '' : of.source,
      numbers: Object.fromEntries(norm.lines.map(({ key }) => [key, begins.numbers[key] ?? 0])) as Record<
        string,
        number
      >,
    },
    schema: Values,
    input: (values) => ({
      params: { key: norm.key },
      body: { ...values, version: norm.values.find((one) => one.since === values.since)?.version ?? null },
    }),
    onDone: async () => {
      onClose()
      notify.success(t`Сохранено`)
      await refresh()
    },
    onFailed: () => void refresh(),
  })
  const error = entry.form.errors['numbers']
  return (
    <FormDialog of={entry} onClose={onClose} title={norm.title}>
      <DateField
        label={t`Действует с`}
        description={t`Всё, что посчитано до этого дня, остаётся как было`}
        disabled={of !== 'new'}
        {...entry.field('since')}
      />
      <Box className={classes['numbers']} {...(norm.lines.length > 1 && { role: 'group', 'aria-label': norm.unit })}>
        {norm.lines.map(({ key, title }) => (
          <NumberInput
            key={key}
            label={norm.lines.length > 1 ? title : norm.unit}
            min={0}
            max={norm.max}
            decimalScale={norm.decimals}
            decimalSeparator=","
            value={entry.form.values.numbers[key] ?? ''}
            onChange={(value) => entry.form.setFieldValue(`numbers.${key}`, Number(value))}
          />
        ))}
      </Box>
      {error ? (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      ) : null}
      <TextInput
        label={t`Основание`}
        placeholder={t`Приказ, номер и дата`}
        maxLength={300}
        autoComplete="off"
        {...entry.field('source')}
      />
      {of !== 'new' && of.version === null ? (
        <Text size="sm" c="dimmed">
          <Trans>
            Это числа, с которыми пришла программа. После сохранения действуют ваши с {displayDate(of.since)}.
          </Trans>
        </Text>
      ) : null}
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

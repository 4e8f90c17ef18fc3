import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { Group, NumberInput, Text, Textarea } from '#platform/web/ui/index.ts'
import type { Seniority, SeniorityValues } from '../../contract/entries.ts'
import { changeSeniority, createSeniority } from '../../contract/seniorities.ts'
import { useActions } from '../use-actions.ts'
import { useTellChanged } from './use-tell-changed.ts'

interface Props {
  personId: number
  today: string
  /** Null: a new one. */
  seniority: Seniority | null
  onClose: () => void
}
interface Values {
  counted_on: string
  general_years: number | string
  general_months: number | string
  teaching_years: number | string
  teaching_months: number | string
  note: string
}
const monthsOfYear = 12
const valuesOf = (of: Seniority | null, today: string): Values => ({
  counted_on: of?.counted_on ?? today,
  general_years: of ? Math.floor(of.general_months / monthsOfYear) : '',
  general_months: of ? of.general_months % monthsOfYear : '',
  teaching_years: of ? Math.floor(of.teaching_months / monthsOfYear) : '',
  teaching_months: of ? of.teaching_months % monthsOfYear : '',
  note: of?.note ?? '',
})
const months = (years: number | string, rest: number | string) => Number(years) * monthsOfYear + Number(rest)
const bodyOf = (values: Values): SeniorityValues => ({
  counted_on: values.counted_on,
  general_months: months(values.general_years, values.general_months),
  teaching_months: months(values.teaching_years, values.teaching_months),
  note: textOrNull(values.note),
})

/** A count of seniority on a day, in years and months. */
export function SeniorityDialog({ personId, today, seniority, onClose }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions()
  const tellChanged = useTellChanged(changeSeniority)
  const entry = useEndpointForm<typeof createSeniority | typeof changeSeniority, Values>(
    seniority === null ? createSeniority : changeSeniority,
    {
      initialValues: valuesOf(seniority, today),
      schema: z.looseObject({}),
      rules: {
        counted_on: (day) => day !== '' || t`Укажите день`,
        teaching_years: (_years, values) =>
          bodyOf(values).teaching_months <= bodyOf(values).general_months || t`Педагогический стаж не больше общего`,
      },
      input: (values) =>
        seniority === null
          ? { params: { id: String(personId) }, body: bodyOf(values) }
          : { params: { id: String(seniority.id) }, body: { ...bodyOf(values), version: seniority.version } },
      onDone: async (done) => {
        onClose()
        tellChanged(
          seniority && { id: done.id, body: { ...bodyOf(valuesOf(seniority, today)), version: done.version } },
        )
        await refresh()
      },
      onFailed: () => void refresh(),
    },
  )
  const { field } = entry
  return (
    <FormDialog title={t`Стаж на дату`} of={entry} onClose={onClose}>
      <DateField label={t`На какой день посчитан`} data-autofocus {...field('counted_on')} />
      <Group grow align="flex-start" gap="sm">
        <NumberInput label={t`Общий, лет`} min={0} max={75} allowDecimal={false} {...field('general_years')} />
        <NumberInput label={t`и месяцев`} min={0} max={11} allowDecimal={false} {...field('general_months')} />
      </Group>
      <Group grow align="flex-start" gap="sm">
        <NumberInput
          label={t`Педагогический, лет`}
          min={0}
          max={75}
          allowDecimal={false}
          {...field('teaching_years')}
        />
        <NumberInput
          label={t`и месяцев`}
          aria-label={t`и месяцев педагогического стажа`}
          min={0}
          max={11}
          allowDecimal={false}
          {...field('teaching_months')}
        />
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>С этого дня стаж считается дальше сам, месяц за месяцем.</Trans>
      </Text>
      <Textarea label={t`Примечание`} autosize minRows={2} maxLength={500} {...field('note')} />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

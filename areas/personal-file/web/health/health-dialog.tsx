import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, numberOrNull, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, NativeSelect, Textarea } from '#platform/web/ui/index.ts'
import { changeHealth, peGroups, readHealth, readHealthHistory, type Health, peTitles } from '../../contract/health.ts'
import { roman } from '#platform/contract/roman.ts'

interface Props {
  personId: number
  health: Health
  onClose: () => void
}
const longTexts = ['emergency', 'allergies', 'chronic', 'medicines', 'note'] as const
const healthGroups = [1, 2, 3, 4, 5]

export function HealthDialog({ personId, health, onClose }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions([readHealth, readHealthHistory])
  const entry = useEndpointForm(changeHealth, {
    initialValues: {
      health_group: health.health_group === null ? '' : String(health.health_group),
      pe_group: health.pe_group ?? '',
      exempt_until: health.exempt_until ?? '',
      allergies: health.allergies ?? '',
      chronic: health.chronic ?? '',
      medicines: health.medicines ?? '',
      emergency: health.emergency ?? '',
      note: health.note ?? '',
    },
    schema: z.looseObject({}),
    rules: {
      exempt_until: (until, { pe_group }) =>
        pe_group !== 'exempt' || until !== '' || t`Укажите, до какого дня освобождён`,
    },
    input: (values) => ({
      params: { id: String(personId) },
      body: {
        version: health.version,
        health_group: numberOrNull(values.health_group),
        pe_group: peGroups.find((one) => one === values.pe_group) ?? null,
        exempt_until: values.pe_group === 'exempt' ? textOrNull(values.exempt_until) : null,
        allergies: textOrNull(values.allergies),
        chronic: textOrNull(values.chronic),
        medicines: textOrNull(values.medicines),
        emergency: textOrNull(values.emergency),
        note: textOrNull(values.note),
      },
    }),
    onDone: async () => {
      notify.success(t`Сведения о здоровье сохранены`)
      onClose()
      await refresh()
    },
    onFailed: () => void refresh(),
  })
  const { form, field } = entry
  const labels: Record<(typeof longTexts)[number], string> = {
    emergency: t`Что делать при приступе`,
    allergies: t`Аллергии`,
    chronic: t`Хронические заболевания`,
    medicines: t`Лекарства`,
    note: t`Примечание`,
  }
  return (
    <FormDialog size="lg" title={t`Здоровье`} of={entry} onClose={onClose}>
      <Group grow align="flex-start" gap="sm">
        <NativeSelect
          label={t`Группа здоровья`}
          data-autofocus
          data={[
            { value: '', label: t`не указана` },
            ...healthGroups.map((group) => ({ value: String(group), label: roman(group) })),
          ]}
          {...field('health_group')}
        />
        <NativeSelect
          label={t`Группа по физкультуре`}
          data={[
            { value: '', label: t`не указана` },
            ...peGroups.map((group) => ({ value: group, label: peTitles[group] })),
          ]}
          {...field('pe_group')}
        />
      </Group>
      {form.values.pe_group === 'exempt' ? (
        <DateField label={t`Освобождён до`} withAsterisk {...field('exempt_until')} />
      ) : null}
      {longTexts.map((name) => (
        <Textarea key={name} label={labels[name]} autosize minRows={2} maxLength={2000} {...field(name)} />
      ))}
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

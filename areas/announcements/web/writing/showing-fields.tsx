import { useLingui } from '@lingui/react/macro'
import type { Output } from '#platform/contract/endpoint.ts'
import { formatTime } from '#platform/contract/time.ts'
import { DateField } from '#platform/web/date/index.ts'
import type { EndpointForm } from '#platform/web/form/index.ts'
import { Checkbox, Group, NativeSelect, Stack } from '#platform/web/ui/index.ts'
import type { readAudienceChoices } from '../../contract/audience.ts'
import type { FormValues } from './announcement-values.ts'

const quarterHours = Array.from({ length: 96 }, (_, index) => formatTime(index * 15))

interface Props {
  entry: EndpointForm<FormValues>
  choices: Output<typeof readAudienceChoices>
  isPublished: boolean
}

/** When it is shown, how, and whether its readers are asked to say that they have read it. */
export function ShowingFields({ entry: { form, field }, choices, isPublished }: Props) {
  const { t } = useLingui()
  const times = [...new Set([...quarterHours, form.values.starts_time])].toSorted()
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-start">
        <DateField
          label={t`Показать с`}
          description={isPublished ? undefined : t`Пусто — сразу после публикации`}
          {...field('starts_on')}
        />
        {form.values.starts_on === '' ? null : (
          <NativeSelect label={t`Время`} w={110} data={times} {...field('starts_time')} />
        )}
        <DateField label={t`Последний день`} description={t`Пусто — без срока`} {...field('ends_on')} />
      </Group>
      <Checkbox label={t`Закрепить наверху`} {...checked('is_pinned')} />
      <Checkbox label={t`Просить отметку «Ознакомлен»`} {...checked('asks_acknowledgement')} />
      {choices.whole_school ? <Checkbox label={t`Показывать на экранах школы`} {...checked('is_on_screens')} /> : null}
    </Stack>
  )

  function checked(name: 'is_pinned' | 'asks_acknowledgement' | 'is_on_screens') {
    return {
      checked: form.values[name],
      error: form.errors[name],
      onChange: (event: { currentTarget: { checked: boolean } }) =>
        form.setFieldValue(name, event.currentTarget.checked),
    }
  }
}

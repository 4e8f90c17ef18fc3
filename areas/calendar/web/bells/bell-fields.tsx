import { Trans, useLingui } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { numberOrNull } from '#platform/web/form/index.ts'
import { IconPlus, IconTrash } from '#platform/web/icons/index.ts'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import { ActionIcon, Button, Chip, Group, Input, NativeSelect, Switch, TextInput } from '#platform/web/ui/index.ts'
import type { BellValues } from '../../contract/bells.ts'
import { bellWarnings } from '../../rules/bell-objections.ts'
import { BellBuilder } from './bell-builder.tsx'

type Form = UseFormReturnType<BellValues>
const everyParallel = Array.from({ length: 13 }, (_, parallel) => String(parallel))

/** Name, days and parallels of bells, a builder of days, and the lessons one by one. */
export function BellFields({ form }: { form: Form }) {
  const { t } = useLingui()
  const { is_default, weekdays: days, slots } = form.values
  const warnings = bellWarnings(slots)
  const parallel = (field: 'from_parallel' | 'to_parallel', label: string) => (
    <NativeSelect
      label={label}
      w={120}
      value={String(form.values[field] ?? '')}
      data={[{ value: '', label: t`все` }, ...everyParallel]}
      error={form.errors[field]}
      onChange={(event) => {
        const { value } = event.currentTarget
        form.setFieldValue(field, numberOrNull(value))
      }}
    />
  )
  return (
    <>
      <TextInput label={t`Название`} maxLength={120} {...form.getInputProps('title')} />
      <Switch
        label={t`Основные звонки года`}
        checked={is_default}
        error={form.errors['is_default']}
        onChange={(event) =>
          form.setValues({
            is_default: event.currentTarget.checked,
            ...(event.currentTarget.checked ? { weekdays: null, from_parallel: null, to_parallel: null } : {}),
          })
        }
      />
      {is_default ? null : (
        <>
          <Input.Wrapper
            labelElement="div"
            label={t`Дни недели`}
            description={t`Без дней и параллелей звонки действуют только в назначенные дни`}
          >
            <Chip.Group
              multiple
              value={days ?? []}
              onChange={(chosen) =>
                form.setFieldValue(
                  'weekdays',
                  chosen.length === 0 ? null : weekdays.filter((weekday) => chosen.includes(weekday)),
                )
              }
            >
              <Group gap={4} mt={4}>
                {weekdays.map((weekday) => (
                  <Chip key={weekday} value={weekday} size="xs" variant="outline">
                    {weekdayTitles[weekday].short}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          </Input.Wrapper>
          <Group gap="sm" align="flex-start">
            {parallel('from_parallel', t`С параллели`)}
            {parallel('to_parallel', t`По параллель`)}
          </Group>
        </>
      )}
      <BellBuilder
        slots={slots}
        onBuilt={(shift, built) =>
          form.setFieldValue('slots', [...slots.filter((slot) => slot.shift !== shift), ...built])
        }
      />
      {slots.map((slot, index) => (
        <SlotRow key={index + 1} form={form} index={index} name={t`${slot.number}-й урок, ${slot.shift} смена`} />
      ))}
      {form.errors['slots'] ? <Input.Error>{form.errors['slots']}</Input.Error> : null}
      {warnings.length > 0 ? <Input.Description>{warnings.join('; ')}</Input.Description> : null}
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.insertListItem('slots', { ...nextSlot(slots) })}
        >
          <Trans>Добавить урок</Trans>
        </Button>
      </Group>
    </>
  )
}

/** After the last one, of the same shift; its times are to be said. */
const nextSlot = (slots: BellValues['slots']) => {
  const last = slots.at(-1)
  return { shift: last?.shift ?? 1, number: (last?.number ?? 0) + 1, start_time: '', end_time: '' }
}

function SlotRow({ form, index, name }: { form: Form; index: number; name: string }) {
  const { t } = useLingui()
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <Input.Label labelElement="div" w={140} pt={8}>
        {name}
      </Input.Label>
      <TextInput
        aria-label={t`Начало, ${name}`}
        placeholder="08:00"
        {...form.getInputProps(`slots.${index}.start_time`)}
      />
      <TextInput
        aria-label={t`Конец, ${name}`}
        placeholder="08:45"
        {...form.getInputProps(`slots.${index}.end_time`)}
      />
      <ActionIcon
        size={36}
        variant="default"
        aria-label={t`Убрать: ${name}`}
        onClick={() => form.removeListItem('slots', index)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

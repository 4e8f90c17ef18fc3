import { useLingui } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { OptionSelect, PlacePicker } from '#areas/dictionaries/web/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { genders, genderTitles } from '#platform/contract/enumerations.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { numberOrNull } from '#platform/web/form/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { Select, SimpleGrid, Text, TextInput } from '#platform/web/ui/index.ts'
import type { PersonRecord } from '../../contract/record.ts'
import { iinObjection, iinWarnings, iinWarningText, readIin } from '../../rules/iin.ts'
import type { ChoiceField } from '../../rules/spoken-choices.ts'
import type { PersonValues } from './person-values.ts'

type PersonForm = UseFormReturnType<PersonValues>

/** Names, IIN and what follows from it, nationality, citizenship, address. */
export function MainFields({ form, record }: { form: PersonForm; record: PersonRecord | null }) {
  const { t } = useLingui()
  const iin = form.values.iin.trim()
  const facts = iin !== '' && iinObjection(iin) === null ? readIin(iin) : null
  const takeIin = (typed: string) => {
    form.setFieldValue('iin', typed)
    if (iinObjection(typed.trim()) !== null) return
    const { birth_date, sex } = readIin(typed.trim())
    if (birth_date <= schoolDay()) form.setFieldValue('birth_date', birth_date)
    if (sex !== null) form.setFieldValue('sex', sex)
  }
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput label={t`Фамилия`} maxLength={100} {...form.getInputProps('surname')} />
        <TextInput label={t`Имя`} maxLength={100} {...form.getInputProps('name')} />
        <TextInput label={t`Отчество`} maxLength={100} {...form.getInputProps('patronymic')} />
        <div>
          <TextInput
            label={t`ИИН`}
            inputMode="numeric"
            maxLength={12}
            {...form.getInputProps('iin')}
            onChange={(event) => takeIin(event.currentTarget.value)}
          />
          {facts === null
            ? null
            : iinWarnings(iin, schoolDay()).map((warning) => (
                <Text key={warning} size="sm" c="orange.9" component="output" display="block">
                  {iinWarningText[warning].toString()}
                </Text>
              ))}
        </div>
        <DateField
          label={t`Дата рождения`}
          description={facts ? t`По ИИН: ${displayDate(facts.birth_date)}` : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('birth_date')}
        />
        <Select
          label={t`Пол`}
          clearable
          clearButtonProps={{ 'aria-label': t`Очистить` }}
          data={genders.map((value) => ({ value, label: genderTitles[value] }))}
          {...form.getInputProps('sex')}
          value={form.values.sex || null}
          onChange={(sex) => form.setFieldValue('sex', sex ?? '')}
        />
        <Choice form={form} record={record} code="nationality" label={t`Национальность`} />
        <Choice form={form} record={record} code="citizenship" label={t`Гражданство`} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PlacePicker
          label={t`Где живёт`}
          placeholder={t`Город, район или село`}
          value={form.values.location_id}
          display={record?.location ?? null}
          error={form.errors['location_id']}
          onChange={(id) => form.setFieldValue('location_id', id)}
        />
        <TextInput label={t`Улица, дом, квартира`} maxLength={300} {...form.getInputProps('address')} />
      </SimpleGrid>
    </>
  )
}

interface ChoiceProps {
  form: PersonForm
  record: PersonRecord | null
  code: ChoiceField
  label: string
}
/** One record of a dictionary, or nothing; who keeps the dictionary adds what is missing there. */
function Choice({ form, record, code, label }: ChoiceProps) {
  const { t } = useLingui()
  const field = `${code}_id` as const
  const value = form.values[field]
  const [id, title] = [record?.[field] ?? null, record?.[code] ?? null]
  return (
    <OptionSelect
      code={code}
      label={label}
      isExtendable
      clearable
      clearButtonProps={{ 'aria-label': t`Очистить` }}
      present={id === null || title === null ? undefined : { id, title }}
      error={form.errors[field]}
      value={value === null ? null : String(value)}
      onChange={(chosen) => form.setFieldValue(field, numberOrNull(chosen))}
    />
  )
}

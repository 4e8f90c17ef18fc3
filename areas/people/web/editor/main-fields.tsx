import { useLingui } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { genders, genderTitles } from '#platform/contract/enumerations.ts'
import { Select, SimpleGrid, Text, TextInput } from '#platform/web/ui/index.ts'
import { iinObjection, iinWarnings, iinWarningText, readIin } from '../../rules/iin.ts'
import { RecordPicker } from '../own-fields/record-picker.tsx'
import type { PersonValues } from './person-values.ts'

type PersonForm = UseFormReturnType<PersonValues>

/** Names, IIN and what follows from it, nationality, citizenship, address. */
export function MainFields({ form }: { form: PersonForm }) {
  const { t } = useLingui()
  const iin = form.values.iin.trim()
  const facts = iin !== '' && iinObjection(iin) === null ? readIin(iin) : null
  const takeIin = (typed: string) => {
    form.setFieldValue('iin', typed)
    if (iinObjection(typed.trim()) !== null) return
    const { birth_date, sex } = readIin(typed.trim())
    form.setFieldValue('birth_date', birth_date)
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
            : iinWarnings(iin).map((warning) => (
                <Text key={warning} size="sm" c="orange.9" component="output" display="block">
                  {iinWarningText[warning]}
                </Text>
              ))}
        </div>
        <TextInput
          type="date"
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
        <TextInput label={t`Национальность`} maxLength={60} {...form.getInputProps('nationality')} />
        <TextInput label={t`Гражданство`} maxLength={60} {...form.getInputProps('citizenship')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <RecordPicker
          code="location"
          label={t`Где живёт`}
          placeholder={t`Город, район или село`}
          value={form.values.location_id}
          error={form.errors['location_id']}
          onChange={(id) => form.setFieldValue('location_id', id)}
        />
        <TextInput label={t`Улица, дом, квартира`} maxLength={300} {...form.getInputProps('address')} />
      </SimpleGrid>
    </>
  )
}

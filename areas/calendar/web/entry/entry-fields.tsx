import { useLingui } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { addDays, isCalendarDate } from '#platform/contract/calendar-date.ts'
import { weekdays, weekdayTitles, type Weekday } from '#platform/contract/enumerations.ts'
import { isCollege } from '#platform/contract/school-kind.ts'
import { DateField } from '#platform/web/date/index.ts'
import { Chip, Group, Input, NativeSelect, TextInput } from '#platform/web/ui/index.ts'
import type { EntryValues } from '../../contract/entries.ts'
import type { StudyYear } from '../../contract/years.ts'
import { periodNumbers, quarterTitle } from '../../rules/periods.ts'
import { calendarEntryTypes, type CalendarEntryType, entryTypeTitles } from '../../rules/study-days.ts'

interface Props {
  form: UseFormReturnType<EntryValues>
  isNew: boolean
  year: StudyYear
}
const usualDaysToClose = 14
const allParallels = Array.from({ length: 13 }, (_, parallel) => String(parallel))

const firstPeriod = () => periodNumbers()[0] ?? 1

/** What belongs to a type only begins anew with it. */
const typed = (type: CalendarEntryType, values: EntryValues): Partial<EntryValues> => ({
  type,
  title: type === 'quarter' ? quarterTitle(firstPeriod()) : values.title,
  number: type === 'quarter' ? firstPeriod() : null,
  closes_on: type === 'quarter' && isCalendarDate(values.end_date) ? addDays(values.end_date, usualDaysToClose) : null,
  follows_weekday: type === 'moved_day' ? 'mon' : null,
  end_date: type === 'moved_day' ? values.start_date : values.end_date,
  parallels: type === 'quarter' ? null : values.parallels,
})

export function EntryFields({ form, isNew, year }: Props) {
  const { t } = useLingui()
  const { type, number, closes_on, follows_weekday, start_date, parallels } = form.values
  const inYear = { min: year.date_start, max: year.date_end }
  const setStart = (date: string) =>
    form.setValues({ start_date: date, ...(type === 'moved_day' ? { end_date: date } : {}) })
  return (
    <>
      <NativeSelect
        label={t`Вид`}
        disabled={!isNew}
        value={type}
        data={calendarEntryTypes.map((value) => ({ value, label: entryTypeTitles[value] }))}
        onChange={(event) => form.setValues(typed(event.currentTarget.value as CalendarEntryType, form.values))}
      />
      {type === 'quarter' ? (
        <NativeSelect
          label={t`Номер четверти`}
          value={String(number ?? 1)}
          data={periodNumbers().map((one) => ({
            value: String(one),
            label: isCollege() ? quarterTitle(one) : String(one),
          }))}
          error={form.errors['number']}
          onChange={(event) => {
            const chosen = Number(event.currentTarget.value)
            form.setValues({ number: chosen, title: quarterTitle(chosen) })
          }}
        />
      ) : null}
      <TextInput label={t`Название`} maxLength={120} {...form.getInputProps('title')} />
      <Group gap="sm" align="flex-start" grow>
        <DateField
          label={type === 'moved_day' ? t`Рабочий день` : t`С`}
          {...inYear}
          value={start_date}
          error={form.errors['start_date']}
          onChange={setStart}
        />
        {type === 'moved_day' ? null : <DateField label={t`По`} {...inYear} {...form.getInputProps('end_date')} />}
      </Group>
      {type === 'quarter' ? (
        <DateField label={t`Отметки можно менять до`} {...form.getInputProps('closes_on')} value={closes_on ?? ''} />
      ) : null}
      {type === 'moved_day' ? (
        <NativeSelect
          label={t`Учатся по расписанию`}
          value={follows_weekday ?? 'mon'}
          data={weekdays.map((weekday) => ({ value: weekday, label: weekdayTitles[weekday].long }))}
          error={form.errors['follows_weekday']}
          onChange={(event) => form.setFieldValue('follows_weekday', event.currentTarget.value as Weekday)}
        />
      ) : null}
      {type === 'quarter' ? null : (
        <Input.Wrapper
          labelElement="div"
          label={t`Для параллелей`}
          description={t`Ничего не выбрано — для всех`}
          error={form.errors['parallels']}
        >
          <Chip.Group
            multiple
            value={(parallels ?? []).map(String)}
            onChange={(chosen) =>
              form.setFieldValue('parallels', chosen.length === 0 ? null : chosen.map(Number).toSorted((a, b) => a - b))
            }
          >
            <Group gap={4} mt={4}>
              {allParallels.map((parallel) => (
                <Chip key={parallel} value={parallel} size="xs" variant="outline">
                  {parallel}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
      )}
    </>
  )
}

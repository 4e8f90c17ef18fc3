import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { schoolKinds } from '#platform/contract/school-kind.ts'
import type { EndpointForm } from '#platform/web/form/index.ts'
import { NumberInput, Select, SimpleGrid, TextInput } from '#platform/web/ui/index.ts'
import { schoolTypes } from '../contract/school.ts'
import { isDoubtfulBin } from '../rules/bin.ts'
import type { SchoolValues } from './school-values.ts'
import { useSchoolWords } from './use-school-words.ts'

/** So that inputs beside each other stand on one line. */
const below: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** The fields of a school, named as its history names them. */
export function SchoolFields({ entry }: { entry: EndpointForm<SchoolValues> }) {
  const { t } = useLingui()
  const fields = useSchoolWords()['school.school']?.fields ?? {}
  const title = (name: keyof SchoolValues) => fields[name]?.title ?? name
  const choices = (name: keyof SchoolValues, values: readonly string[]) =>
    values.map((value) => ({ value, label: fields[name]?.format?.(value) ?? value }))
  const { bin, time_zone } = entry.form.values
  const zones = useMemo(() => [...new Set([time_zone, ...Intl.supportedValuesOf('timeZone')])].toSorted(), [time_zone])
  const input = (name: keyof SchoolValues, maxLength: number, description?: string) => (
    <TextInput
      label={title(name)}
      description={description}
      inputWrapperOrder={below}
      maxLength={maxLength}
      {...entry.field(name)}
    />
  )
  return (
    <SimpleGrid cols={{ xs: 1, md: 2 }} spacing="md">
      {input('name', 300)}
      {input('name_kk', 300)}
      {input('short_name', 100)}
      {input('bin', 12, isDoubtfulBin(bin) ? t`Контрольная цифра не сходится: проверьте, нет ли опечатки` : t`12 цифр`)}
      <Select
        label={title('school_type')}
        allowDeselect={false}
        data={choices('school_type', schoolTypes)}
        {...entry.field('school_type')}
      />
      <Select
        label={title('kind')}
        allowDeselect={false}
        data={choices('kind', schoolKinds)}
        {...entry.field('kind')}
      />
      {input('city', 100)}
      {input('address', 300)}
      {input('phone', 40)}
      {input('email', 200)}
      {input('site', 200, t`Начинается с https://`)}
      {input('director_name', 200, t`Так его назовут табели; пусто — тот, у кого роль директора`)}
      {input('mail_sender', 100, t`Так подписаны письма школы; пусто — как настроено на сервере`)}
      <NumberInput
        label={title('documents_days')}
        description={t`О документах людей, срок которых кончается`}
        inputWrapperOrder={below}
        min={1}
        max={365}
        allowDecimal={false}
        {...entry.field('documents_days')}
      />
      <Select
        label={title('time_zone')}
        inputWrapperOrder={below}
        description={t`По нему идут «сегодня», звонки и сроки`}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t`Такого пояса нет`}
        data={zones}
        {...entry.field('time_zone')}
      />
    </SimpleGrid>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DateField } from '#platform/web/date/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { Group, Select, Stack, TextInput } from '#platform/web/ui/index.ts'
import type { OwnField } from '../../contract/own-fields.ts'
import type { PersonInput } from './person-input.ts'
import { RecordPicker } from './record-picker.tsx'

export type Sought = Readonly<Record<number, string>>
interface Props {
  fields: readonly OwnField[]
  /** What is sought now. */
  initial: Sought
  onApply: (sought: Sought) => void
  personInput: PersonInput
}

/** What may be sought by, each field in its own way. */
export function OwnFilterFields({ fields, initial, onApply, personInput }: Props) {
  const [sought, setSought] = useState(initial)
  return (
    <Stack gap="sm">
      {fields.map((field) => (
        <FilterInput
          key={field.id}
          field={field}
          value={sought[field.id] ?? ''}
          onChange={(text) => setSought({ ...sought, [field.id]: text })}
          personInput={personInput}
        />
      ))}
      <FormFoot
        size="xs"
        action={<Trans>Показать</Trans>}
        onAction={() => onApply(sought)}
        focus="action"
        cancel={<Trans>Сбросить</Trans>}
        onCancel={() => onApply({})}
      />
    </Stack>
  )
}

interface RangeProps {
  field: OwnField
  value: string
  onChange: (text: string) => void
}
interface InputProps extends RangeProps {
  personInput: PersonInput
}
function FilterInput({ field, value, onChange, personInput: PersonPicker }: InputProps) {
  const { t } = useLingui()
  const { title, type } = field
  const id = /^\d+$/.test(value) ? Number(value) : null
  const choose = (chosen: number | null) => onChange(chosen === null ? '' : String(chosen))
  const sides =
    type === 'yes_no' ? { true: t`Да`, false: t`Нет` } : type === 'file' ? { true: t`Есть`, false: t`Нет` } : null
  if (sides !== null)
    return (
      <Select
        label={title}
        clearable
        clearButtonProps={{ 'aria-label': t`Очистить` }}
        comboboxProps={{ withinPortal: false }}
        data={Object.entries(sides).map(([one, label]) => ({ value: one, label }))}
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    )
  if (type === 'choice')
    return <RecordPicker label={title} code={field.dictionary ?? ''} value={id} onChange={choose} isInside />
  if (type === 'person') return <PersonPicker label={title} value={id} onChange={choose} isInside />
  if (type === 'date' || type === 'number') return <RangeInput field={field} value={value} onChange={onChange} />
  return <TextInput label={title} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
}

function RangeInput({ field: { title, type }, value, onChange }: RangeProps) {
  const { t } = useLingui()
  const [from = '', to = ''] = value.split('~')
  const put = (low: string, high: string) => onChange(low === '' && high === '' ? '' : `${low}~${high}`)
  const low = { label: t`${title}: от`, value: from }
  const high = { label: t`до`, value: to }
  return (
    <Group grow gap="xs" align="flex-end">
      {type === 'date' ? (
        <>
          <DateField {...low} isInside onChange={(typed) => put(typed, to)} />
          <DateField {...high} isInside onChange={(typed) => put(from, typed)} />
        </>
      ) : (
        <>
          <TextInput {...low} inputMode="decimal" onChange={(event) => put(event.currentTarget.value, to)} />
          <TextInput {...high} inputMode="decimal" onChange={(event) => put(from, event.currentTarget.value)} />
        </>
      )}
    </Group>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateField } from '#platform/web/date/index.ts'
import { NumberInput, Select, Textarea, TextInput } from '#platform/web/ui/index.ts'
import type { OwnValue, ValuedField } from '../../contract/own-fields.ts'
import { laidIntoMask } from '../../rules/mask.ts'
import { OwnFileInput } from './own-file-input.tsx'
import type { PersonInput } from './person-input.ts'
import { RecordPicker } from './record-picker.tsx'

interface Props {
  field: ValuedField
  value: OwnValue
  error?: ReactNode
  onChange: (value: OwnValue) => void
  /** Of a field that holds a person. */
  personInput: PersonInput
}

/** The input of an own field, by its type. */
export function OwnFieldInput({ field, value, error, onChange, personInput: PersonPicker }: Props) {
  const { t } = useLingui()
  const shared = {
    label: field.is_required ? t`${field.title} (обязательно)` : field.title,
    description: field.hint || undefined,
    error,
  }
  const text = typeof value === 'string' ? value : ''
  const number = typeof value === 'number' ? value : null
  switch (field.type) {
    case 'text':
      return (
        <TextInput
          {...shared}
          value={text}
          maxLength={300}
          placeholder={field.mask ?? undefined}
          onChange={({ currentTarget: { value: typed } }) =>
            onChange(field.mask === null ? typed : laidIntoMask(field.mask, typed))
          }
        />
      )
    case 'long_text':
      return (
        <Textarea
          {...shared}
          autosize
          minRows={2}
          maxLength={5000}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    case 'number':
      return (
        <NumberInput
          {...shared}
          decimalSeparator=","
          hideControls
          value={number ?? ''}
          onChange={(given) => onChange(typeof given === 'number' ? given : null)}
        />
      )
    case 'date':
      return <DateField {...shared} value={text} onChange={(typed) => onChange(typed || null)} />
    case 'yes_no':
      return (
        <Select
          {...shared}
          clearable
          clearButtonProps={{ 'aria-label': t`Очистить` }}
          data={[
            { value: 'true', label: t`Да` },
            { value: 'false', label: t`Нет` },
          ]}
          value={typeof value === 'boolean' ? String(value) : null}
          onChange={(given) => onChange(given === null ? null : given === 'true')}
        />
      )
    case 'choice':
      return (
        <RecordPicker
          {...shared}
          code={field.dictionary ?? ''}
          value={number}
          display={field.display}
          onChange={onChange}
        />
      )
    case 'person':
      return <PersonPicker {...shared} value={number} display={field.display} onChange={onChange} />
    case 'file':
      return <OwnFileInput {...shared} value={number} file={field.file} onChange={onChange} />
  }
}

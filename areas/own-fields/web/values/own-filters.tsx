import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { DateField } from '#platform/web/date/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { IconFilter } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import type { List } from '#platform/web/list/index.ts'
import { Button, Group, Popover, Select, Stack, TextInput } from '#platform/web/ui/index.ts'
import { listOwnFields, type OwnField } from '../../contract/own-fields.ts'
import { readOwnFilters, readRange, writeOwnFilters } from '../../rules/own-values.ts'
import type { PersonInput } from './person-input.ts'
import { RecordPicker } from './record-picker.tsx'

interface Props {
  list: Pick<List<unknown>, 'filters' | 'change'>
  /** Undefined: of all kinds. */
  kindId: number | undefined
  personInput: PersonInput
}
type Sought = Readonly<Record<number, string>>

/** Narrows a list of people by fields of the school's own; who may read none of them sees nothing here. */
export function OwnFilters({ list, kindId, personInput }: Props) {
  const { t } = useLingui()
  const given = typeof list.filters['own'] === 'string' ? list.filters['own'] : ''
  const applied = readOwnFilters(given) ?? []
  const fields = useQuery({ ...query(listOwnFields), staleTime: 5 * 60_000 })
  const isRequested = (kinds: readonly number[]) => kindId === undefined || kinds.length === 0 || kinds.includes(kindId)
  const own = (fields.data?.items ?? []).filter(({ kinds }) => isRequested(kinds))
  const [isOpen, setOpen] = useState(false)
  const [sought, setSought] = useState<Sought>({})
  if (own.length === 0) return null
  const open = () => {
    setSought(Object.fromEntries(applied.map((one) => [one.fieldId, one.sought])))
    setOpen(true)
  }
  const apply = (next: Sought) => {
    const filters = own.flatMap(({ id, type }) => {
      const text = (next[id] ?? '').trim()
      const isWhole = (type !== 'date' && type !== 'number') || readRange(type, text) !== undefined
      return text === '' || !isWhole ? [] : [{ fieldId: id, sought: text }]
    })
    list.change({ own: writeOwnFilters(filters) || undefined })
    setOpen(false)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} width={320} position="bottom-start" trapFocus withinPortal>
      <Popover.Target>
        <Button
          variant={applied.length > 0 ? 'light' : 'default'}
          leftSection={<IconFilter size={16} aria-hidden />}
          onClick={() => (isOpen ? setOpen(false) : open())}
        >
          {applied.length > 0 ? t`Свои поля: ${applied.length}` : t`Свои поля`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Отбор по своим полям`}>
        <Stack gap="sm">
          {own.map((field) => (
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
            onAction={() => apply(sought)}
            focus="action"
            cancel={<Trans>Сбросить</Trans>}
            onCancel={() => apply({})}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
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

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconFilter } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import type { List } from '#platform/web/list/index.ts'
import { Button, Popover } from '#platform/web/ui/index.ts'
import { listOwnFields } from '../../contract/own-fields.ts'
import { readOwnFilters, readRange, writeOwnFilters } from '../../rules/own-values.ts'
import type { Sought } from './own-filter-fields.tsx'
import type { PersonInput } from './person-input.ts'

const OwnFilterFields = lazyPart(async () => (await import('./own-filter-fields.tsx')).OwnFilterFields)

interface Props {
  list: Pick<List<unknown>, 'filters' | 'change'>
  /** Undefined: of all kinds. */
  kindId: number | undefined
  personInput: PersonInput
}

/** Narrows a list of people by fields of the school's own; who may read none of them sees nothing here. */
export function OwnFilters({ list, kindId, personInput }: Props) {
  const { t } = useLingui()
  const given = typeof list.filters['own'] === 'string' ? list.filters['own'] : ''
  const applied = readOwnFilters(given) ?? []
  const fields = useQuery({ ...query(listOwnFields), staleTime: 5 * 60_000 })
  const isRequested = (kinds: readonly number[]) => kindId === undefined || kinds.length === 0 || kinds.includes(kindId)
  const own = (fields.data?.items ?? []).filter(({ kinds }) => isRequested(kinds))
  const [isOpen, setOpen] = useState(false)
  if (own.length === 0) return null
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
          onPointerEnter={() => void OwnFilterFields.preload()}
          onFocus={() => void OwnFilterFields.preload()}
          onClick={() => setOpen(!isOpen)}
        >
          {applied.length > 0 ? t`Свои поля: ${applied.length}` : t`Свои поля`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Отбор по своим полям`}>
        <OwnFilterFields
          fields={own}
          initial={Object.fromEntries(applied.map((one) => [one.fieldId, one.sought]))}
          onApply={apply}
          personInput={personInput}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

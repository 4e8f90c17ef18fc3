import { Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Button, Group, Modal, Select, Stack, Text, TextInput } from '#platform/web/ui/index.ts'
import { useKeptInput } from '#platform/web/use-kept-input.ts'
import { findMarks, type Unit } from '../../contract/evacuations.ts'
import { StatusBadge } from '../words.tsx'
import type { Lists } from './use-lists.ts'

interface Props {
  lists: Lists
  onClose: () => void
}
const pauseMs = 300
const minLetters = 2

/** Somebody stands with the reader who is on no list of theirs: taken over from another one, or added by name. */
export function AddPersonDialog({ lists: { evacuation, units, tap, add }, onClose }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [unitId, setUnitId] = useState(units[0]?.id ?? 0)
  useKeptInput({
    name: `one more person ${evacuation.id}`,
    read: () => (typed === '' ? null : { typed, unitId }),
    restore: (former) => {
      setTyped(String(former['typed']))
      setUnitId(Number(former['unitId']))
    },
  })
  const [search] = useDebouncedValue(typed.trim(), pauseMs)
  const isRequested = search.length >= minLetters
  const found = useQuery({
    ...query(findMarks, { params: { id: String(evacuation.id) }, query: { search } }),
    enabled: isRequested,
    placeholderData: keepPreviousData,
  })
  const own = new Set(units.map(({ id }) => id))
  return (
    <Modal opened onClose={onClose} title={t`Добавить человека`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Stack gap="sm">
        {units.length > 1 ? <UnitSelect units={units} value={unitId} onChange={setUnitId} /> : null}
        <TextInput
          data-autofocus
          size="md"
          label={t`Имя`}
          description={t`Кто стоит с вами, но в вашем списке его нет`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={100}
        />
        {isRequested && found.isError ? (
          <Text role="alert">
            <Trans>Поиск по спискам сейчас не отвечает. Добавьте по имени: отправится, когда появится связь.</Trans>
          </Text>
        ) : null}
        {isRequested
          ? found.data?.items
              .filter(({ unit_id }) => !own.has(unit_id))
              .map((person) => (
                <Group key={person.id} justify="space-between" wrap="nowrap">
                  <Stack gap={2} miw={0}>
                    <Text fw={600}>{person.name}</Text>
                    <Text size="sm">
                      {[...new Set([person.class_title, person.unit_title])].filter(Boolean).join(' · ')}
                    </Text>
                    <span>
                      <StatusBadge status={person.status} />
                    </span>
                  </Stack>
                  <Button
                    size="md"
                    flex="none"
                    aria-label={t`${person.name}: здесь, на месте`}
                    onClick={() => {
                      const { id, name, status, unit_id } = person
                      const from = { id, name, status, unit_id, note: '', evacuation_id: evacuation.id }
                      tap([from], { status: 'present', unit_id: unitId })
                      onClose()
                    }}
                  >
                    <Trans>Здесь</Trans>
                  </Button>
                </Group>
              ))
          : null}
        {typed.trim().length >= minLetters ? (
          <Button
            size="md"
            h="auto"
            mih={48}
            py={8}
            variant="default"
            styles={{ label: { whiteSpace: 'normal' } }}
            onClick={() => {
              add(evacuation.id, unitId, typed.trim())
              onClose()
            }}
          >
            <Trans>Нет в списках: добавить «{typed.trim()}»</Trans>
          </Button>
        ) : null}
      </Stack>
    </Modal>
  )
}

interface UnitProps {
  units: readonly Unit[]
  value: number
  onChange: (unitId: number) => void
}
function UnitSelect({ units, value, onChange }: UnitProps) {
  const { t } = useLingui()
  return (
    <Select
      size="md"
      label={t`В какой список`}
      allowDeselect={false}
      data={units.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={String(value)}
      onChange={(next) => onChange(Number(next))}
    />
  )
}

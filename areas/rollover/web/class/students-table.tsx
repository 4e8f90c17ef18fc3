import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { Checkbox, Scrolled, Table, Text, VisuallyHidden } from '#platform/web/ui/index.ts'
import { holdStudents } from '../../contract/rollover.ts'
import type { RolledStudent } from '../../contract/shapes.ts'
import { useRolloverWords } from '../use-rollover-words.ts'
import { StudentsBar } from './students-bar.tsx'

interface Props {
  students: readonly RolledStudent[]
  intoId: number
  /** Which profiles may be chosen; null where nothing is chosen. */
  profiles: readonly string[] | null
  may: boolean
}

/** Students of a class; those that are ticked are held out, or choose a profile. */
export function StudentsTable({ students, intoId, profiles, may }: Props) {
  const { t } = useLingui()
  const { fates, reasons } = useRolloverWords()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const mayHold = useAllowed(holdStudents) && may
  const open = students.filter(({ fate }) => fate !== 'placed')
  const chosen = open.filter(({ id }) => ticked.has(id))
  const isAll = open.length > 0 && chosen.length === open.length
  const toggle = (id: number) => {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }
  return (
    <>
      {mayHold ? (
        <StudentsBar chosen={chosen} intoId={intoId} profiles={profiles} onDone={() => setTicked(new Set())} />
      ) : null}
      <Scrolled>
        <Table aria-label={t`Что станет с учениками`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={36}>
                {mayHold ? (
                  <Checkbox
                    aria-label={t`Выбрать всех`}
                    checked={isAll}
                    indeterminate={chosen.length > 0 && !isAll}
                    onChange={() => setTicked(new Set(isAll ? [] : open.map(({ id }) => id)))}
                  />
                ) : (
                  <VisuallyHidden>{t`Выбор`}</VisuallyHidden>
                )}
              </Table.Th>
              <Table.Th>{t`Ученик`}</Table.Th>
              {profiles === null ? null : <Table.Th>{t`Профиль`}</Table.Th>}
              <Table.Th>{t`Что станет`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {students.map(({ id, full_name, fate, reason, note, choice, into_title }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  {mayHold && fate !== 'placed' ? (
                    <Checkbox
                      aria-label={t`Выбрать: ${full_name}`}
                      checked={ticked.has(id)}
                      onChange={() => toggle(id)}
                    />
                  ) : null}
                </Table.Td>
                <Table.Td>{full_name}</Table.Td>
                {profiles === null ? null : <Table.Td>{choice ?? '—'}</Table.Td>}
                <Table.Td>
                  {into_title ?? fates[fate]}
                  <Text size="xs" c="dimmed">
                    {[reason === null ? '' : reasons[reason], fate === 'placed' ? fates.placed : '', note]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Scrolled>
    </>
  )
}

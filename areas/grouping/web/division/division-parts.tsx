import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Text } from '#platform/web/ui/index.ts'
import type { Division } from '../../contract/division.ts'
import { PartColumn } from './part-column.tsx'
import { outside } from './student-row.tsx'
import type { DivisionState } from './use-division.ts'
import styles from './division.module.css'

/** The lists of all groups side by side; students are dragged, or carried by arrows, from one to another. */
export function DivisionParts({ division, state }: { division: Division; state: DivisionState }) {
  const { t } = useLingui()
  const shell = useRef<HTMLDivElement>(null)
  const { carried, parts } = state
  useEffect(() => {
    if (carried !== null) shell.current?.querySelector<HTMLElement>(`[data-student="${carried}"]`)?.focus()
  }, [carried, parts])
  const byId = new Map(division.students.map((student) => [student.id, student]))
  const studentsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const carriedTo = parts.find(({ students }) => carried !== null && students.includes(carried))
  return (
    <div>
      <Text size="sm" c="dimmed" mb={6}>
        <Trans>Перетащите ученика в другую группу или перенесите стрелками ← и →</Trans>
      </Text>
      <div ref={shell} className={styles['parts']}>
        {parts.map((part, place) => (
          <PartColumn
            key={place}
            division={division}
            state={state}
            place={place}
            students={studentsOf(part.students)}
          />
        ))}
        {state.outside.length > 0 ? (
          <PartColumn division={division} state={state} place={outside} students={studentsOf(state.outside)} />
        ) : null}
      </div>
      <Text component="output" className={styles['said']}>
        {carried !== null && carriedTo ? t`${byId.get(carried)?.full_name ?? ''}: теперь ${carriedTo.title}` : ''}
      </Text>
    </div>
  )
}

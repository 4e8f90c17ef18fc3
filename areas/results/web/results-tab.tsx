import { Trans } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { idText } from '#platform/contract/wire.ts'
import { Stack, useUrlState } from '#platform/web/ui/index.ts'
import type { GridStudent } from '#areas/journal/contract/journal.ts'
import {
  hasBegun,
  lastDayOf,
  useLessons,
  useResults,
  type JournalSession,
  type JournalTabProps,
  resultSlots,
  type ResultSlot,
} from '#areas/journal/web/index.ts'
import { PeriodActions } from './period-actions.tsx'
import { ResultButton } from './result-button.tsx'
import { ResultCard } from './result-card.tsx'
import styles from './results.module.css'

const Address = z.object({ student: z.optional(idText) })

interface Opened {
  student: GridStudent
  slot: ResultSlot
  button: HTMLButtonElement
}

/**
 * «Итоги»: students by quarters, half-years and the year; recommended until set, each with its computation. Who is looked
 * for, from a class sheet, stands out.
 */
export function ResultsTab({ journalSession }: Pick<JournalTabProps, 'journalSession'>) {
  const [{ student: studentId }] = useUrlState(Address)
  const { grid } = useLessons(journalSession.store, 'year')
  const [opened, setOpened] = useState<Opened | null>(null)
  const slots = resultSlots(grid)
  const bringIntoSight = useCallback((row: HTMLTableRowElement | null) => row?.scrollIntoView({ block: 'center' }), [])
  const close = () => {
    opened?.button.focus()
    setOpened(null)
  }
  return (
    <Stack gap="xs">
      <div className={styles['scroller']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th className={styles['name']}>
                <Trans>Ученик</Trans>
              </th>
              {slots.map((slot) => (
                <th key={slot.id} scope="col">
                  {slot.title}
                  <PeriodActions journalSession={journalSession} slot={slot} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.students.map((student, row) => (
              <tr
                key={student.id}
                ref={student.id === studentId ? bringIntoSight : null}
                data-asked={student.id === studentId || undefined}
              >
                <th scope="row" className={styles['name']}>
                  <span className={styles['number']}>{row + 1}</span> {student.full_name}
                </th>
                <StudentCells
                  journalSession={journalSession}
                  student={student}
                  slots={slots}
                  onOpen={(slot, button) => setOpened({ student, slot, button })}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {opened ? (
        <ResultCard
          key={`${opened.student.id}:${opened.slot.id}`}
          journalSession={journalSession}
          student={opened.student}
          slot={opened.slot}
          rect={opened.button.getBoundingClientRect()}
          onClose={close}
        />
      ) : null}
    </Stack>
  )
}

interface CellsProps {
  journalSession: JournalSession
  student: GridStudent
  slots: readonly ResultSlot[]
  onOpen: (slot: ResultSlot, button: HTMLButtonElement) => void
}

const isDue = (store: JournalSession['store'], slot: ResultSlot): boolean =>
  slot.quarter_id === null && slot.half === null ? lastDayOf(store, slot) < store.grid.today : hasBegun(store, slot)

function StudentCells({ journalSession, student, slots, onOpen }: CellsProps) {
  const results = useResults(journalSession.results, student.id)
  return slots.map((slot) => (
    <td key={slot.id}>
      <ResultButton
        student={student}
        result={results?.of(slot) ?? null}
        isDue={isDue(journalSession.store, slot)}
        onOpen={(button) => onOpen(slot, button)}
      />
    </td>
  ))
}

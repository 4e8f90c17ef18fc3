import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { Action, ActionMenu, Text, UnstyledButton } from '#platform/web/ui/index.ts'
import type { DivisionStudent } from '../../contract/division.ts'
import type { DivisionState } from './use-division.ts'
import styles from './division.module.css'

/** The place of those who are in no group. */
export const outside = -1

interface Props {
  student: DivisionStudent
  place: number
  state: DivisionState
  showsClass: boolean
}

const rowBeside = (row: HTMLElement, step: 1 | -1): HTMLElement | null | undefined => {
  const item = row.closest('li')
  return (step === 1 ? item?.nextElementSibling : item?.previousElementSibling)?.querySelector<HTMLElement>(
    '[data-student]',
  )
}

/** A student in a list: arrows carry them to the list beside or go along the list, a press asks where to. */
export function StudentRow({ student, place, state, showsClass }: Props) {
  const { t } = useLingui()
  const { parts, move } = state
  const byKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = event.key === 'ArrowRight' ? place + 1 : event.key === 'ArrowLeft' ? place - 1 : null
    if (to !== null) {
      event.preventDefault()
      const last = parts.length - 1
      const wanted = place === outside ? (event.key === 'ArrowRight' ? 0 : last) : to
      if (wanted >= 0 && wanted <= last) move(student.id, wanted)
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    rowBeside(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)?.focus()
  }
  return (
    <ActionMenu
      label={t`Куда: ${student.full_name}`}
      isAtStart
      heading={student.full_name}
      trigger={
        <UnstyledButton className={styles['student'] ?? ''} data-student={student.id} onKeyDown={byKey}>
          {student.full_name}
          {showsClass ? (
            <Text span size="xs" c="dimmed">
              {' '}
              {student.class_title}
            </Text>
          ) : null}
        </UnstyledButton>
      }
    >
      {parts.map(({ title }, to) =>
        to === place ? null : (
          <Action key={to} onClick={() => move(student.id, to)}>
            {title}
          </Action>
        ),
      )}
      {place === outside ? null : (
        <Action onClick={() => move(student.id, outside)}>
          <Trans>Вне групп</Trans>
        </Action>
      )}
    </ActionMenu>
  )
}

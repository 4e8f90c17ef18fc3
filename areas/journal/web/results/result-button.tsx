import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { Skeleton } from '#platform/web/ui/index.ts'
import type { GridStudent } from '../../contract/journal.ts'
import { resultText } from '../../rules/result-value.ts'
import type { SlotResult } from '../sheet/student-results.ts'
import { spokenResult } from './result-words.ts'
import styles from './results.module.css'

interface Props {
  student: GridStudent
  /** Null while it is being computed. */
  result: SlotResult | null
  onOpen: (button: HTMLButtonElement) => void
}

/** Arrows go from result to result, as in the sheet of marks. */
function goByArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  const cell = event.currentTarget.closest('td')
  const row = cell?.parentElement
  if (!cell || !row) return
  const index = [...row.children].indexOf(cell)
  const neighbours: Record<string, Element | null | undefined> = {
    ArrowLeft: cell.previousElementSibling,
    ArrowRight: cell.nextElementSibling,
    ArrowUp: row.previousElementSibling?.children[index],
    ArrowDown: row.nextElementSibling?.children[index],
  }
  const next = neighbours[event.key]?.querySelector('button')
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** One result: what is set in full colour, what is only recommended paler; both where they differ. */
export function ResultButton({ student, result, onOpen }: Props) {
  const { t } = useLingui()
  if (result === null) return <Skeleton height={20} width={36} mx="auto" />
  const { slot, set, recommended, text, computed } = result
  const differs = set !== null && recommended !== null && set.value !== recommended
  const missing = computed?.kind === 'missing' ? computed.missing.join(', ') : ''
  const shown = set ? set.value : recommended
  const standing = set ? t`выставлено` : recommended === null ? missing : t`рекомендовано`
  return (
    <button
      type="button"
      className={styles['result']}
      data-set={set ? true : undefined}
      title={missing}
      onKeyDown={goByArrow}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <span className={styles['spoken']}>
        {student.full_name}, {slot.title}:{' '}
      </span>
      {text}
      {differs ? <span className={styles['recommended']}>{resultText(slot.type, recommended)}</span> : null}
      <span className={styles['spoken']}>
        {' '}
        {shown === null || slot.type !== 'passfail' ? standing : `${spokenResult(slot.type, shown)}, ${standing}`}
      </span>
    </button>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#platform/web/ui/index.ts'
import type { GridStudent } from '#areas/journal/contract/journal.ts'
import { resultText } from '#areas/grading/rules/result-value.ts'
import type { SlotResult } from '#areas/journal/web/index.ts'
import { goByArrow } from './go-by-arrow.ts'
import { spokenResult } from './result-words.ts'
import styles from './results.module.css'

interface Props {
  student: GridStudent
  /** Null while it is being computed. */
  result: SlotResult | null
  /** Its period has begun, of the year: is over. What is wanting for it then bears a sign. */
  isDue: boolean
  onOpen: (button: HTMLButtonElement) => void
}

/** One result: what is set in full colour, what is only recommended paler; both where they differ. */
export function ResultButton({ student, result, isDue, onOpen }: Props) {
  const { t } = useLingui()
  if (result === null) return <Skeleton height={20} width={36} mx="auto" />
  const { slot, set, recommended, text, computed } = result
  const differs = set !== null && recommended !== null && set.value !== recommended
  const missing = computed?.kind === 'missing' ? computed.missing.join(', ') : ''
  const shown = set ? set.value : recommended
  const unset = recommended === null ? missing : t`рекомендовано`
  const confirmed = set?.differs ? t`выставлено иначе, чем по отметкам` : t`выставлено`
  const standing = set ? confirmed : unset
  return (
    <button
      type="button"
      className={styles['result']}
      data-set={set ? true : undefined}
      data-differs={set?.differs || undefined}
      data-missing={(isDue && set === null && missing !== '') || undefined}
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

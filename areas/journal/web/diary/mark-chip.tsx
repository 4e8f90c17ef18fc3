import { Trans, useLingui } from '@lingui/react/macro'
import type { DiaryLesson } from '../../contract/diary.ts'
import styles from './diary.module.css'

interface Mark {
  type: 'fo' | 'sor' | 'soch'
  value: number
  maximum: number
  work?: string | null
  comment?: string | null
}

/** A mark: ФО as its number, СОР and СОЧ with their name and maximum. */
export function MarkChip({ score, title }: { score: Mark; title?: string }) {
  const { t } = useLingui()
  const { type, value, maximum, work, comment } = score
  const names = { fo: t`ФО`, sor: t`СОР`, soch: t`СОЧ` }
  const spoken = [`${names[type]}: ${value} ${t`из`} ${maximum}`, work, comment, title].filter(Boolean).join('; ')
  return (
    <span className={styles['mark']} data-type={type} title={spoken}>
      <span aria-hidden>{type === 'fo' ? value : `${names[type]} ${value}/${maximum}`}</span>
      <span className={styles['spoken']}>{spoken}</span>
    </span>
  )
}

/** A miss: its letter in the colour of its category, its meaning beside. */
export function MissChip({ miss }: { miss: NonNullable<DiaryLesson['miss']> }) {
  const { kind, minutes, reason } = miss
  const spoken = [kind.title, reason].filter(Boolean).join(': ')
  return (
    <span className={styles['miss']} data-category={kind.category} title={spoken}>
      <span aria-hidden>{kind.letter}</span>
      {minutes === null ? null : (
        <span className={styles['minutes']}>
          {' '}
          <Trans>{minutes} мин</Trans>
        </span>
      )}
      <span className={styles['spoken']}>{spoken}</span>
    </span>
  )
}

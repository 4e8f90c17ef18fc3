import { useLingui } from '@lingui/react/macro'
import type { Retake } from '#areas/journal/contract/journal.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { VisuallyHidden } from '#platform/web/ui/index.ts'
import styles from './marks.module.css'

interface Mark {
  type: 'fo' | 'sor' | 'soch'
  value: number
  maximum: number
  /** Absent in answers kept earlier. */
  retake?: Retake | null
}

/** A mark with its maximum: ФО as figures alone, СОР and СОЧ named, of a retake what stood before struck out. `hint` is added for those who hear or point. */
export function MarkChip({ mark, hint }: { mark: Mark; hint?: string }) {
  const { t } = useLingui()
  const { type, value, maximum, retake = null } = mark
  const name = { fo: t`ФО`, sor: t`СОР`, soch: t`СОЧ` }[type]
  const again = retake && t`пересдача ${displayDate(retake.on)}, до неё ${retake.former}`
  const spoken = [t`${name}: ${value} из ${maximum}`, again, hint].filter(Boolean).join(', ')
  return (
    <span className={styles['mark']} data-type={type} title={spoken}>
      <span aria-hidden>
        {type === 'fo' ? null : <span className={styles['type']}>{name}</span>}
        {retake === null ? null : <s className={styles['former']}>{retake.former}</s>}
        {value}
        <span className={styles['maximum']}>/{maximum}</span>
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  )
}

import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '#platform/web/ui/index.ts'
import styles from './marks.module.css'

interface Mark {
  type: 'fo' | 'sor' | 'soch'
  value: number
  maximum: number
}

/** A mark with its maximum: ФО as figures alone, СОР and СОЧ named. `hint` is added for those who hear or point. */
export function MarkChip({ mark, hint }: { mark: Mark; hint?: string }) {
  const { t } = useLingui()
  const { type, value, maximum } = mark
  const name = { fo: t`ФО`, sor: t`СОР`, soch: t`СОЧ` }[type]
  const spoken = [t`${name}: ${value} из ${maximum}`, hint].filter(Boolean).join(', ')
  return (
    <span className={styles['mark']} data-type={type} title={spoken}>
      <span aria-hidden>
        {type === 'fo' ? null : <span className={styles['type']}>{name}</span>}
        {value}
        <span className={styles['maximum']}>/{maximum}</span>
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  )
}

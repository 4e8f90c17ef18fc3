import type { HourKind } from '../../rules/hours.ts'
import styles from './grid.module.css'

/** A sign beside the colour: who sees no colours tells them apart too. */
export function KindMark({ kind }: { kind: HourKind }) {
  return (
    <span className={styles['mark']} data-kind={kind} aria-hidden>
      {kind === 'closed' ? '×' : '~'}
    </span>
  )
}

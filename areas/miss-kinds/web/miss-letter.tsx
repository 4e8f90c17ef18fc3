import type { MissCategory } from '../rules/miss-kinds.ts'
import styles from './miss-letter.module.css'

interface Props {
  letter: string
  category: MissCategory
  /** Minutes late. */
  minutes?: number | null
  /** As large as a button, in the roll. */
  isLarge?: boolean
}

/** The letter of a miss in the one colour of its kind. It stands beside words that say the same: nobody hears it. */
export const MissLetter = ({ letter, category, minutes = null, isLarge = false }: Props) => (
  <span className={styles['letter']} data-miss={category} data-large={isLarge || undefined} aria-hidden>
    {letter}
    {minutes}
  </span>
)

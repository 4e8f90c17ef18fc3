import styles from './day.module.css'

/** Number and times of a lesson, before it in its line. */
export const LessonWhen = ({ slot, starts_at, ends_at }: { slot: number; starts_at: string; ends_at: string }) => (
  <span className={styles['when']}>
    <strong>{slot}</strong>
    <span>
      {starts_at}–{ends_at}
    </span>
  </span>
)

import styles from './day.module.css'

/** Number and times of a lesson, before it in its line. */
export const LessonWhen = ({ slot, start_time, end_time }: { slot: number; start_time: string; end_time: string }) => (
  <span className={styles['when']}>
    <strong>{slot}</strong>
    <span>
      {start_time}–{end_time}
    </span>
  </span>
)

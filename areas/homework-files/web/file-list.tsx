import type { HomeworkFile as File } from '#areas/journal/contract/journal.ts'
import { HomeworkFile } from './homework-file.tsx'
import styles from './files.module.css'

/** Files of a homework, to be opened; nothing where there are none. */
export function HomeworkFiles({ files }: { files: readonly File[] }) {
  if (files.length === 0) return null
  return (
    <ul className={styles['list']}>
      {files.map((file) => (
        <li key={file.id}>
          <HomeworkFile file={file} />
        </li>
      ))}
    </ul>
  )
}

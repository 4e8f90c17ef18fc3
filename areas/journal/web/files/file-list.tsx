import type { HomeworkFile } from '../../contract/journal.ts'
import { FileLink } from './file-link.tsx'
import styles from './files.module.css'

/** Files of a homework, to be opened; nothing where there are none. */
export function HomeworkFiles({ files }: { files: readonly HomeworkFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className={styles['list']}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  )
}

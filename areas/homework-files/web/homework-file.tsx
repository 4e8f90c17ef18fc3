import type { HomeworkFile as File } from '#areas/journal/contract/journal.ts'
import { FileLink } from '#areas/media/web/index.ts'
import { request } from '#platform/web/api/index.ts'
import { readHomeworkFile } from '../contract/homework-files.ts'

/** A file of a homework, to be opened. */
export function HomeworkFile({ file }: { file: File }) {
  return <FileLink file={file} read={() => request(readHomeworkFile, { params: { id: String(file.id) } })} />
}

import { jrnFullFilter, jrnJournal } from '#areas/journal/contract/permissions.ts'
import { write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { homeworkDocuments } from '../contract/purpose.ts'
import { changeFileHandlers } from './change-files.ts'
import { demonstration } from './demonstration/index.ts'
import { forgetRemovedFiles } from './erase.ts'
import { lessonHolds } from './lesson-holds.ts'
import { readHomeworkFileHandler } from './read-file.ts'

export { filesOfLesson, hasFiles, hasHomework } from './files-of-lesson.ts'
export { homeworkAhead } from './homework-ahead.ts'

/** Files that teachers give with the homework of a lesson. */
export const homeworkFilesArea: Area = {
  endpoints: [...changeFileHandlers, readHomeworkFileHandler],
  uploads: [
    { purpose: homeworkDocuments, title: msg`Файлы домашних заданий`, givers: write(jrnJournal), maxADay: 300 },
  ],
  lessonHolds,
  maintenance: [forgetRemovedFiles],
  demonstration,
  audited: [
    {
      subject: 'homework_files.homework_file',
      title: msg`урок`,
      titles: { files: msg`Файлы` },
      fields: ['files'],
      key: jrnFullFilter,
    },
  ],
  referenceTitles: { 'homework_files.homework_file': msg`Файлы домашних заданий` },
}

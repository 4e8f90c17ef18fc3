import { msg } from '@lingui/core/macro'
import { homeworkParts } from '#areas/journal/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { filesOfHomework } from './lesson-part.tsx'

export { HomeworkFiles } from './file-list.tsx'

export const homeworkFilesWeb: WebArea = {
  pages: [],
  fillings: [fill(homeworkParts, [filesOfHomework])],
  history: { schema: 'homework_files', title: msg`Файлы домашних заданий` },
}

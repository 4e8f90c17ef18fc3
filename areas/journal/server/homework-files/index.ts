import { changeFileHandlers } from './change-files.ts'
import { readHomeworkFileHandler } from './read-file.ts'

export { forgetRemovedFiles } from './erase.ts'
export { homeworkFiles } from './files-of-lesson.ts'
export const homeworkFileHandlers = [...changeFileHandlers, readHomeworkFileHandler]

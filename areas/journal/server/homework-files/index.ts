import { changeFiles } from './change-files.ts'
import { readFile } from './read-file.ts'

export { forgetRemovedFiles } from './erase.ts'
export { homeworkFiles } from './files-of-lesson.ts'
export const homeworkFileEndpoints = [...changeFiles, readFile]

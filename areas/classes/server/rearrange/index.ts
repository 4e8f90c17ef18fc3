import { closeHandlers } from './close-class.ts'
import { listBoardStudentsHandler } from './board-students.ts'
import { mergeHandlers } from './merge-classes.ts'
import { movingHandlers } from './move-students.ts'
import { previewPastedHandler } from './pasted.ts'
import { splitHandlers } from './split-class.ts'
import { undoHandlers } from './undo.ts'

export const rearrangeHandlers = [
  listBoardStudentsHandler,
  ...movingHandlers,
  previewPastedHandler,
  ...closeHandlers,
  ...splitHandlers,
  ...mergeHandlers,
  ...undoHandlers,
]

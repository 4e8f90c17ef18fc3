import * as z from 'zod/mini'
import { diaryAccess, GridLesson } from '#areas/journal/contract/journal.ts'
import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { BigIdParams, id, IdParams } from '#platform/contract/wire.ts'

/** Files of one lesson's homework; the database knows no eleventh either. */
export const maxHomeworkFiles = 10

/** Gives the homework a document that one has uploaded; given again it changes nothing. */
export const addHomeworkFile = endpoint({
  method: 'POST',
  path: '/api/journal/journal/lesson/{id}/files/',
  access: write(jrnJournal),
  params: BigIdParams,
  body: z.strictObject({ file_id: id }),
  response: GridLesson,
  silent: true,
  summary: 'Приложить файл к домашнему заданию',
})

/** Takes a file away; until the night it can be brought back. */
export const removeHomeworkFile = endpoint({
  method: 'DELETE',
  path: '/api/journal/journal/lesson/file/{id}',
  access: write(jrnJournal),
  params: IdParams,
  response: GridLesson,
  summary: 'Убрать файл домашнего задания',
})
export const restoreHomeworkFile = endpoint({
  method: 'POST',
  path: '/api/journal/journal/lesson/file/{id}/restore/',
  access: write(jrnJournal),
  params: IdParams,
  response: GridLesson,
  summary: 'Вернуть убранный файл домашнего задания',
})

/** For who may read the homework: its teachers, the group's students of that day, their parents; all others are told 404. */
export const readHomeworkFile = fileEndpoint({
  path: '/api/journal/homework/files/{id}',
  access: diaryAccess,
  params: IdParams,
  file: fileTypes.any,
  summary: 'Файл домашнего задания',
})

import * as z from 'zod/mini'
import { usrFamily, usrUser } from '#areas/people/contract/permissions.ts'
import { anyOf, read, signedIn, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { exportOf } from '#platform/contract/list.ts'
import { id, IdParams, idText, isoDate, text } from '#platform/contract/wire.ts'
import { optionalText, PaperFile, Titled, versionSeen } from './entry.ts'

const mayWrite = anyOf(write(usrUser), write(usrFamily))

export const Achievement = z.object({
  id,
  title: z.string(),
  level: Titled,
  /** A place, a degree, a prize. */
  result: z.nullable(z.string()),
  achieved_on: isoDate,
  organiser: z.nullable(z.string()),
  note: z.nullable(z.string()),
  file: z.nullable(PaperFile),
  version: z.int(),
})
export type Achievement = z.infer<typeof Achievement>

/** `level_id` is a record of the dictionary `achievement_level`, `file_id` a document that the writer has uploaded. */
export const AchievementValues = z.strictObject({
  title: text(200),
  level_id: id,
  result: optionalText(100),
  achieved_on: isoDate,
  organiser: optionalText(200),
  note: optionalText(1000),
  file_id: z.nullable(id),
})
export type AchievementValues = z.infer<typeof AchievementValues>

/** Of students of one's scope, of the staff for who reads its directory, of oneself and one's own child. */
export const listAchievements = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/achievements/',
  access: signedIn(),
  params: IdParams,
  response: z.object({ items: z.array(Achievement), may_write: z.boolean() }),
  summary: 'Достижения человека',
})
/** For who keeps the person, and the student's class teacher and curator of today. */
export const createAchievement = endpoint({
  method: 'POST',
  path: '/api/users/users/{id}/achievements/',
  access: mayWrite,
  params: IdParams,
  body: AchievementValues,
  response: Achievement,
  summary: 'Добавить достижение',
})
export const changeAchievement = endpoint({
  method: 'PATCH',
  path: '/api/users/achievements/{id}',
  access: mayWrite,
  params: IdParams,
  body: z.extend(AchievementValues, { version: versionSeen }),
  response: Achievement,
  summary: 'Изменить достижение',
})
/** Until the night after the next day it can be brought back. */
export const removeAchievement = endpoint({
  method: 'DELETE',
  path: '/api/users/achievements/{id}',
  access: mayWrite,
  params: IdParams,
  response: nothing,
  summary: 'Убрать достижение',
})
export const restoreAchievement = endpoint({
  method: 'POST',
  path: '/api/users/achievements/{id}/restore/',
  access: mayWrite,
  params: IdParams,
  response: nothing,
  summary: 'Вернуть убранное достижение',
})
export const readAchievementFile = fileEndpoint({
  path: '/api/users/achievements/{id}/file',
  access: signedIn(),
  params: IdParams,
  file: fileTypes.any,
  summary: 'Файл достижения',
})
/** For who may write them. */
export const readAchievementsHistory = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/achievements/history/',
  access: mayWrite,
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История достижений человека',
})
/** Of the students whom the class has today, as far as the reader may read them. */
export const exportAchievements = exportOf({
  path: '/api/users/achievements/export/',
  access: read(usrUser),
  sorts: ['name', 'date'],
  filters: { class_id: idText },
  columns: ['name', 'title', 'level', 'result', 'date', 'organiser', 'note'],
  summary: 'Достижения класса в XLSX',
})

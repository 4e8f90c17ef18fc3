import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { IdParams, idText } from '#platform/contract/wire.ts'
import { jrnJournal } from '#areas/journal/contract/permissions.ts'

export const exportAttendance = fileEndpoint({
  path: '/api/journal/journal/group/{id}/attendance/export/',
  access: read(jrnJournal),
  params: IdParams,
  query: z.strictObject({ quarter: z.optional(idText) }),
  file: fileTypes.xlsx,
  summary: 'Посещаемость группы в XLSX',
})

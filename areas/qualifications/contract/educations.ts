import * as z from 'zod/mini'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { signedIn, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { IdParams } from '#platform/contract/wire.ts'
import { Education, EducationValues, versionSeen } from './entries.ts'

const access = write(usrUser)

export const createEducation = endpoint({
  method: 'POST',
  path: '/api/users/users/{id}/educations/',
  access,
  params: IdParams,
  body: EducationValues,
  response: Education,
  summary: 'Добавить образование',
})
export const changeEducation = endpoint({
  method: 'PATCH',
  path: '/api/users/educations/{id}',
  access,
  params: IdParams,
  body: z.extend(EducationValues, { version: versionSeen }),
  response: Education,
  summary: 'Изменить образование',
})
/** Until the night after the next day it can be brought back. */
export const removeEducation = endpoint({
  method: 'DELETE',
  path: '/api/users/educations/{id}',
  access,
  params: IdParams,
  response: nothing,
  summary: 'Убрать образование',
})
export const restoreEducation = endpoint({
  method: 'POST',
  path: '/api/users/educations/{id}/restore/',
  access,
  params: IdParams,
  response: nothing,
  summary: 'Вернуть убранное образование',
})
export const readDiploma = fileEndpoint({
  path: '/api/users/educations/{id}/file',
  access: signedIn(),
  params: IdParams,
  file: fileTypes.any,
  summary: 'Копия диплома',
})

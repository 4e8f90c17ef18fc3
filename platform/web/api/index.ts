/** The face of the client of the server's calls. */
export { ApiError, isCancelled, objectionsOf, sentenceOf } from './api-error.ts'
export { report } from './catalogue.ts'
export { call, query } from './query.ts'
export { request, type RequestOptions } from './request.ts'
export { serverNow } from './server-clock.ts'
export { currentSession, useAllowed, useSession, type Session } from './session.ts'
export { uuid } from './uuid.ts'

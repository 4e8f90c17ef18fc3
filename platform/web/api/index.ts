/** The face of the client of the server's calls. */
export { ApiError, isBusy, isCancelled, objectionsOf, sentenceOf } from './api-error.ts'
export { report, reportAction } from './catalogue.ts'
export { call, query } from './query.ts'
export { request } from './request.ts'
export { serverNow, syncServerClock } from './server-clock.ts'
export { currentSession, useAllowed, useSession } from './session.ts'
export { upload } from './upload.ts'
export { uuid } from './uuid.ts'

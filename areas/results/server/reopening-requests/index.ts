import { askReopeningHandler } from './ask-reopening.ts'
import { grantReopeningHandler, refuseReopeningHandler, withdrawReopeningHandler } from './answer-request.ts'
import { requestListHandlers } from './list-requests.ts'

export const reopeningRequestHandlers = [
  askReopeningHandler,
  ...requestListHandlers,
  grantReopeningHandler,
  refuseReopeningHandler,
  withdrawReopeningHandler,
]

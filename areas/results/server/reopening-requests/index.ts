import { askReopeningHandler } from './ask-reopening.ts'
import { grantReopeningHandler, refuseReopeningHandler, withdrawReopeningHandler } from './answer-request.ts'
import { listReopeningRequestsHandler } from './list-requests.ts'

export const reopeningRequestHandlers = [
  askReopeningHandler,
  listReopeningRequestsHandler,
  grantReopeningHandler,
  refuseReopeningHandler,
  withdrawReopeningHandler,
]

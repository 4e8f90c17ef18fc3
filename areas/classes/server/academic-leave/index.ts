import { beginHandlers } from './begin-leave.ts'
import { cancelHandlers } from './cancel-leave.ts'
import { leaveHandlers } from './leaves.ts'
import { returnHandlers } from './return.ts'

export const academicLeaveHandlers = [...leaveHandlers, ...beginHandlers, ...returnHandlers, ...cancelHandlers]

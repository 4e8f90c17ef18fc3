import { mailHandlers } from './change-mail.ts'
import { changeOwnPhoneHandler } from './change-phone.ts'

export const ownContactHandlers = [changeOwnPhoneHandler, ...mailHandlers]

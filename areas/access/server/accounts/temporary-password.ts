import { randomReadableCode } from '../second-factor/recovery-codes.ts'

const [groups, signs] = [3, 4]

/** A password to be typed from paper once: `k7fm-x2hd-9wqa`, 59 random bits. */
export const temporaryPassword = (): string => Array.from({ length: groups }, () => randomReadableCode(signs)).join('-')

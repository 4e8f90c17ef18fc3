import { pasTabs } from './permissions.ts'
import { write } from '#platform/contract/access.ts'

/** Who designs the tabs of own fields. */
export const designsTabs = write(pasTabs)

import { pasTabs } from '#areas/people/contract/permissions.ts'
import { write } from '#platform/contract/access.ts'

/** Who designs the tabs of own fields. */
export const designsTabs = write(pasTabs)

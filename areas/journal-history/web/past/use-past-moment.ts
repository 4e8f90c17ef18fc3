import * as z from 'zod/mini'
import { useAllowed } from '#platform/web/api/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import { readsHistory } from '../../contract/access.ts'
import { moment } from '../../contract/moment.ts'

const PastAddress = z.object({ at: z.optional(moment) })

/** The moment whose journal the address asks for, to who may read past ones. */
export function usePastMoment(): string | undefined {
  const isAllowed = useAllowed({ access: readsHistory })
  const [{ at }] = useUrlState(PastAddress)
  return isAllowed ? at : undefined
}

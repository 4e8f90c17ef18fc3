import { useAllowed } from '#platform/web/api/index.ts'
import { useAddressText } from '#platform/web/ui/index.ts'
import { readsHistory } from '../../contract/access.ts'
import { isMoment } from '../../contract/moment.ts'

/** The moment whose journal the address asks for, to who may read past ones. */
export function usePastMoment(): string | undefined {
  const isAllowed = useAllowed({ access: readsHistory })
  const at = useAddressText('at')
  return isAllowed && at !== undefined && isMoment(at) ? at : undefined
}

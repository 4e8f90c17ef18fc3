import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import { readUnitHistory } from '../../contract/units.ts'
import { useOrganisationWords } from '../use-organisation-words.ts'
import { StructureAddress } from './address.ts'

/** Who changed what in the structure. */
export function StructureHistory() {
  const [{ page }, change] = useUrlState(StructureAddress)
  const history = useQuery(query(readUnitHistory, { query: { page: String(page) } }))
  return <HistoryPanel of={history} words={useOrganisationWords()} onPage={(to) => change({ page: to })} />
}

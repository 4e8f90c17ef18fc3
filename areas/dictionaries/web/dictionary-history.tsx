import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import { readDictionaryHistory, type Dictionary } from '../contract/dictionaries.ts'
import { GuidesAddress } from './address.ts'
import { useDictionaryWords } from './use-dictionary-words.ts'

/** Who changed what in a dictionary and its records. */
export function DictionaryHistory({ dictionary }: { dictionary: Dictionary }) {
  const [{ page }, change] = useUrlState(GuidesAddress)
  const history = useQuery(
    query(readDictionaryHistory, { params: { id: String(dictionary.id) }, query: { page: String(page) } }),
  )
  return <HistoryPanel of={history} words={useDictionaryWords()} onPage={(to) => change({ page: to })} />
}

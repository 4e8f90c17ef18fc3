import { useQuery } from '@tanstack/react-query'
import { listOptions } from '#areas/dictionaries/contract/records.ts'
import { query } from '#platform/web/api/index.ts'

/** Levels of groups to choose from. */
export function useLevels(): { value: string; label: string }[] {
  const found = useQuery(query(listOptions, { params: { code: 'group_level' } }))
  return (found.data?.items ?? []).map(({ id, title }) => ({ value: String(id), label: title }))
}

import { useQuery } from '@tanstack/react-query'
import { listOptions } from '#areas/dictionaries/contract/records.ts'
import { query } from '#platform/web/api/index.ts'

/** Kinds of rooms to choose from. */
export function useRoomKinds(): { value: string; label: string }[] {
  const found = useQuery(query(listOptions, { params: { code: 'room_kind' } }))
  return (found.data?.items ?? []).map(({ id, title }) => ({ value: String(id), label: title }))
}

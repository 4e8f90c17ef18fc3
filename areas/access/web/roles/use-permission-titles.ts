import { useQuery } from '@tanstack/react-query'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { readPermissions } from '../../contract/permission-table.ts'

/** Titles of keys, in the order of the matrix; none until the server has told them, or to who may not read them. */
export function usePermissionTitles(): ReadonlyMap<string, string> {
  const { data } = useQuery({ ...query(readPermissions), enabled: useAllowed(readPermissions) })
  const all = data?.groups.flatMap(({ permissions }) => permissions) ?? []
  return new Map(all.map(({ key, title }) => [key, title]))
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { brandChanged, brandRoom, brandRoomName, readBrand } from '#platform/contract/brand.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { useRealtimeEvent, useRoom } from '#platform/web/realtime/index.ts'
import { keepKind } from '#platform/web/school-kind.ts'
import { SchoolMark } from '#platform/web/ui/school-mark.tsx'

/** The school in the top bar; what is changed of it stands there at once. */
export function ShellBrand() {
  const client = useQueryClient()
  const { data = null } = useQuery(query(readBrand))
  // pages whose texts are said already say them anew
  const kind = data?.kind
  useEffect(() => {
    if (kind !== undefined && keepKind(kind)) window.location.reload()
  }, [kind])
  useRoom({ room: brandRoom, params: {}, name: brandRoomName })
  useRealtimeEvent(brandChanged, () => void client.invalidateQueries({ queryKey: keyOf(readBrand) }))
  return <SchoolMark brand={data} size={26} />
}

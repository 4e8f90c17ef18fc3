import { useEffect, useState } from 'react'
import { readBrand, type Brand } from '#platform/contract/brand.ts'
import { request } from '#platform/web/api/request.ts'
import { keepKind } from './school-kind.ts'

/** The school's name and picture; null until they have come, or where they don't. */
export function useBrand(): Brand | null {
  const [brand, setBrand] = useState<Brand | null>(null)
  useEffect(() => {
    const reading = new AbortController()
    request(readBrand, {}, { signal: reading.signal }).then(
      (read) => {
        keepKind(read.kind)
        setBrand(read)
      },
      () => undefined,
    )
    return () => reading.abort()
  }, [])
  return brand
}

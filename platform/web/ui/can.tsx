import type { ReactNode } from 'react'
import type { Access } from '#platform/contract/access.ts'
import { useAllowed } from '../api/session.ts'

/** Shows its content to those who may use the endpoint: `<Can use={createScore}>…</Can>`. */
export function Can({ use, children }: { use: { access: Access }; children: ReactNode }) {
  return useAllowed(use) ? children : null
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { readRoleHistory } from '../../contract/roles.ts'
import { useRoleWords } from './use-role-words.ts'

/** Who changed a role's name and rights, and when. */
export function RoleHistory({ roleId }: { roleId: number }) {
  const [page, setPage] = useState(1)
  const history = useQuery(query(readRoleHistory, { params: { id: String(roleId) }, query: { page: String(page) } }))
  const words = useRoleWords()
  return <HistoryPanel of={history} words={words} onPage={setPage} />
}

import { useSession } from '#platform/web/api/index.ts'
import { isHigher, type CellLevel } from '../../../rules/rights-changes.ts'

/** Whether one may raise a cell so far: with ceasar always, else to what one holds; the server checks again. */
export function useMayGrant() {
  const session = useSession()
  return (key: string, level: CellLevel, stored: CellLevel): boolean => {
    if (level === 'none' || !isHigher(level, stored)) return true
    return session !== null && (session.roles.includes('ceasar') || session.permissions[level].includes(key))
  }
}

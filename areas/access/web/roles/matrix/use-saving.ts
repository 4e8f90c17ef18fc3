import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { readRightsMatrix } from '../../../contract/rights-matrix.ts'
import { findKeyHolders } from '../../../contract/rights-matrix.ts'
import { listRoles, readRoleHistory } from '../../../contract/roles.ts'
import type { RightsChange } from '../../../rules/rights-changes.ts'
import { askAndSave, reversed } from './save-rights.ts'
import type { RightsDraft } from './use-rights-draft.ts'

/** Saves the draft; where it is refused the matrix is read anew, so that clashes show. */
export function useSaving(draft: RightsDraft, refetch: () => void) {
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const act = async (changes: readonly RightsChange[], isBack: boolean) => {
    setRefusal(null)
    setSaving(true)
    const saved = await askAndSave(changes, isBack ? null : () => void act(reversed(changes), true))
    setSaving(false)
    if (saved === null) return
    if ('refused' in saved) {
      setRefusal(saved.refused)
      refetch()
      return
    }
    client.setQueryData(query(readRightsMatrix).queryKey, saved.matrix)
    for (const call of [findKeyHolders, listRoles, readRoleHistory])
      void client.invalidateQueries({ queryKey: keyOf(call) })
    if (!isBack) draft.clear()
  }
  const save = () => void act(draft.changes, false)
  return { save, isSaving, refusal }
}

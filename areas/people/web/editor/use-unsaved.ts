import { t } from '@lingui/core/macro'
import { useHotkeys } from '@mantine/hooks'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { useUnsavedInput } from '#platform/web/unsaved.ts'
import { keptDraft, type Draft } from './kept-draft.ts'

interface Unsaved {
  /** Names the record among the drafts. */
  of: string
  /** Null: all is saved. */
  draft: Draft | null
  save: () => void
}

/** Keeps what is not saved for a reload, asks before the page is left with it, and saves by Ctrl+S. */
export function useUnsaved({ of, draft, save }: Unsaved): { leave: () => void } {
  const mayLeave = useRef(false)
  useHotkeys([['mod+S', save]], [])
  useEffect(() => keptDraft.write(of, draft), [of, draft])
  useUnsavedInput(() => draft !== null)
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (draft === null || mayLeave.current || current.pathname === next.pathname) return false
      const leaves = await dialog.confirm({
        message: t`Уйти без сохранения?`,
        description: t`Введённое останется в этом окне: его можно будет продолжить.`,
        ok: t`Уйти`,
        cancel: t`Остаться`,
      })
      return !leaves
    },
  })
  return {
    leave: () => {
      mayLeave.current = true
      keptDraft.write(of, null)
    },
  }
}

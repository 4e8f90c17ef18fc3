import { t } from '@lingui/core/macro'
import { useBlocker } from '@tanstack/react-router'
import { dialog } from './dialog/dialog.ts'
import { useUnsavedInput } from './unsaved.ts'

/** Asks before a page is left, telling what would be lost; null: nothing. Filters in its address are no leaving. */
export function useLeaveGuard(lost: string | null): void {
  useUnsavedInput(() => lost !== null)
  useBlocker({
    enableBeforeUnload: lost !== null,
    shouldBlockFn: async ({ current, next }) => {
      if (lost === null || current.pathname === next.pathname) return false
      const leaves = await dialog.confirm({
        message: t`Уйти без сохранения?`,
        description: lost,
        ok: t`Уйти`,
        cancel: t`Остаться`,
        isDangerous: true,
      })
      return !leaves
    },
  })
}

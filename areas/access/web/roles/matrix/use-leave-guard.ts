import { t } from '@lingui/core/macro'
import { useBlocker } from '@tanstack/react-router'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { useUnsavedInput } from '#platform/web/unsaved.ts'

/** Asks before a page with unsaved changes is left; filters in its address are no leaving. */
export function useLeaveGuard(count: number): void {
  useUnsavedInput(() => count > 0)
  useBlocker({
    enableBeforeUnload: count > 0,
    shouldBlockFn: async ({ current, next }) => {
      if (count === 0 || current.pathname === next.pathname) return false
      const leaves = await dialog.confirm({
        message: t`Уйти без сохранения?`,
        description: t`Несохранённых изменений: ${count}. Они пропадут.`,
        ok: t`Уйти`,
        cancel: t`Остаться`,
        isDangerous: true,
      })
      return !leaves
    },
  })
}

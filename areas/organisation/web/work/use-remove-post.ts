import { useLingui } from '@lingui/react/macro'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { removePost, type Post } from '../../contract/posts.ts'
import { useActions } from '../use-actions.ts'

/** Removes a post that was written by mistake, once that is meant. */
export function useRemovePost() {
  const { t } = useLingui()
  const { act } = useActions()
  return async ({ id, position }: Post): Promise<void> => {
    const isMeant = await dialog.confirm({
      message: t`Удалить запись «${position}»?`,
      description: t`Так, будто её не было: для увольнения или перевода завершите должность. В истории запись останется.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    if (isMeant) await act(removePost, { params: { id: String(id) } })
  }
}

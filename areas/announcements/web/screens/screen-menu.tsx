import { useLingui } from '@lingui/react/macro'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Action, ActionMenu } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { listScreens, renewScreenCode, revokeScreen, type Screen } from '../../contract/screens.ts'
import type { ScreenCode } from './code-dialog.tsx'

interface Props {
  screen: Screen
  onEdit: () => void
  onCode: (code: ScreenCode) => void
}

/** What can be done with a screen; a revoked one stays as it was. */
export function ScreenMenu({ screen: { id, name, state }, onEdit, onCode }: Props) {
  const { t } = useLingui()
  const { act } = useActions([listScreens])
  if (state === 'revoked') return null
  const params = { id: String(id) }
  const renew = async () => {
    const made = await act(renewScreenCode, { params })
    if (made) onCode(made)
  }
  const revoke = async () => {
    const isSure = await dialog.confirm({
      message: t`Отключить экран «${name}»?`,
      description: t`В течение минуты он перестанет показывать объявления. Подключить его снова нельзя, можно добавить новый.`,
      ok: t`Отключить`,
      isDangerous: true,
    })
    if (isSure) await act(revokeScreen, { params })
  }
  return (
    <ActionMenu label={t`Действия с экраном ${name}`}>
      <Action onClick={onEdit}>{t`Изменить`}</Action>
      <Action onClick={() => void renew()}>{t`Новый код`}</Action>
      <Action isDangerous onClick={() => void revoke()}>{t`Отключить`}</Action>
    </ActionMenu>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconArrowMerge,
  IconArrowsSplit2,
  IconHistory,
  IconLock,
  IconPencil,
  IconTrash,
  IconUserCheck,
  IconUsers,
} from '#platform/web/icons/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Action, ActionDivider, ActionMenu, useUrlState } from '#platform/web/ui/index.ts'
import { type ClassOfYear } from '../../contract/class-shapes.ts'
import { removeClass } from '../../contract/classes.ts'
import { readClassHistory } from '../../contract/set-up.ts'
import { GradesAddress } from '../grades-address.ts'
import { useSetUp } from './set-up-state.ts'
import { useClassActions } from './use-class-actions.ts'

const icon = { size: 16, 'aria-hidden': true } as const

/** What can be done with a class. */
export function ClassMenu({ of: one }: { of: ClassOfYear }) {
  const { t } = useLingui()
  const { open } = useSetUp()
  const [, change] = useUrlState(GradesAddress)
  const remove = useRemoval()
  const readsHistory = useAllowed(readClassHistory)
  const isClosed = one.closed_on === null ? undefined : t`Класс закрыт`
  if (!one.may_edit && !readsHistory) return null
  return (
    <ActionMenu label={t`Действия: ${one.title}`}>
      {one.may_edit ? (
        <>
          <Action icon={<IconPencil {...icon} />} onClick={() => open({ kind: 'change', of: one })}>
            <Trans>Изменить</Trans>
          </Action>
          <Action icon={<IconUserCheck {...icon} />} onClick={() => change({ active: one.id })}>
            <Trans>Классный руководитель и куратор</Trans>
          </Action>
          <Action icon={<IconUsers {...icon} />} onClick={() => change({ view: 'board', parallel: one.parallel })}>
            <Trans>Состав класса</Trans>
          </Action>
          <ActionDivider />
          <Action
            icon={<IconArrowsSplit2 {...icon} />}
            objection={isClosed}
            onClick={() => open({ kind: 'split', of: one })}
          >
            <Trans>Разделить</Trans>
          </Action>
          <Action
            icon={<IconArrowMerge {...icon} />}
            objection={isClosed}
            onClick={() => open({ kind: 'merge', of: one })}
          >
            <Trans>Присоединить к другому</Trans>
          </Action>
          <Action icon={<IconLock {...icon} />} objection={isClosed} onClick={() => open({ kind: 'close', of: one })}>
            <Trans>Закрыть с даты</Trans>
          </Action>
          <ActionDivider />
        </>
      ) : null}
      {readsHistory ? (
        <Action icon={<IconHistory {...icon} />} onClick={() => open({ kind: 'history', of: one })}>
          <Trans>История</Trans>
        </Action>
      ) : null}
      {one.may_edit ? (
        <Action icon={<IconTrash {...icon} />} onClick={() => void remove(one)}>
          <Trans>Удалить</Trans>
        </Action>
      ) : null}
    </ActionMenu>
  )
}

function useRemoval() {
  const { t } = useLingui()
  const { act } = useClassActions()
  return async ({ id, title }: ClassOfYear): Promise<void> => {
    const isMeant = await dialog.confirm({
      message: t`Удалить ${title}?`,
      description: t`Удаляют класс, добавленный по ошибке: без учеников и групп. Иначе его закрывают с даты.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    if (isMeant && (await act(removeClass, { params: { id: String(id) } })) !== null) notify.success(t`${title} удалён`)
  }
}

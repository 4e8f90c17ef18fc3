import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { IconArchive, IconArchiveOff, IconArrowsSplit2, IconPencil, IconTrash } from '#platform/web/icons/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Action, ActionDivider, ActionMenu } from '#platform/web/ui/index.ts'
import { changeGroup, removeGroup, type GroupCard } from '../../contract/group.ts'
import { DivisionDialog } from '../division/division-dialog.tsx'
import { useGroupingActions } from '../use-grouping-actions.ts'
import { ChangeGroupDialog } from './change-group-dialog.tsx'
import { CloseGroupDialog } from './close-group-dialog.tsx'

interface Props {
  group: GroupCard
  onGone: () => void
}

/** What can be done with a group. */
export function GroupMenu({ group, onGone }: Props) {
  const { t } = useLingui()
  const { act, settle } = useGroupingActions()
  const [open, setOpen] = useState<'change' | 'close' | 'divide' | null>(null)
  const params = { id: String(group.id) }
  const close = () => setOpen(null)
  const reopen = async () => {
    const done = await act(changeGroup, { params, body: { version: group.version, is_open: true } })
    if (done) await settle(t`Группа открыта снова: добавьте учеников`, done.batch)
  }
  const remove = async () => {
    const isAgreed = await dialog.confirm({
      message: t`Удалить группу «${group.course.title}, ${group.title}»?`,
      description: t`Удалить можно только группу, в которой никого не было и на которую ничего не опирается`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    if (!isAgreed || (await act(removeGroup, { params })) === null) return
    onGone()
    notify.success(t`Группа удалена`)
  }
  return (
    <>
      <ActionMenu text={<Trans>Действия</Trans>}>
        <Action icon={<IconPencil size={16} aria-hidden />} onClick={() => setOpen('change')}>
          <Trans>Изменить</Trans>
        </Action>
        {group.kind === 'individual' ? null : (
          <Action icon={<IconArrowsSplit2 size={16} aria-hidden />} onClick={() => setOpen('divide')}>
            <Trans>Разделить или объединить</Trans>
          </Action>
        )}
        {group.closed_on === null ? (
          <Action icon={<IconArchive size={16} aria-hidden />} onClick={() => setOpen('close')}>
            <Trans>Закрыть с даты</Trans>
          </Action>
        ) : (
          <Action icon={<IconArchiveOff size={16} aria-hidden />} onClick={() => void reopen()}>
            <Trans>Открыть снова</Trans>
          </Action>
        )}
        <ActionDivider />
        <Action icon={<IconTrash size={16} aria-hidden />} isDangerous onClick={() => void remove()}>
          <Trans>Удалить</Trans>
        </Action>
      </ActionMenu>
      {open === 'change' ? <ChangeGroupDialog group={group} onClose={close} /> : null}
      {open === 'close' ? <CloseGroupDialog group={group} onClose={close} /> : null}
      {open === 'divide' ? (
        <DivisionDialog courseId={group.course.id} classIds={group.classes.map(({ id }) => id)} onClose={close} />
      ) : null}
    </>
  )
}

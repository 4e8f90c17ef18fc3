import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { IconArrowBackUp, IconArrowRight, IconPencil } from '#platform/web/icons/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Action, ActionMenu } from '#platform/web/ui/index.ts'
import type { AcademicLeave } from '../../contract/academic-leaves.ts'
import { useLeaveActions } from './use-leave-actions.ts'

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog, null)
const ReturnDialog = lazyPart(async () => (await import('./return-dialog.tsx')).ReturnDialog, null)
const icon = { size: 16, 'aria-hidden': true } as const

/** How a leave ends, or goes on otherwise. */
export function LeaveMenu({ leave }: { leave: AcademicLeave }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'return' | 'change' | null>(null)
  const { cancel } = useLeaveActions()
  const { full_name } = leave.student
  const close = () => setOpen(null)
  const ask = async () => {
    const isMeant = await dialog.confirm({
      message: t`Отменить академический отпуск: ${full_name}?`,
      description: t`Студент снова будет в ${leave.class.title} с ${displayDate(leave.from)}, и в прежних учебных группах.`,
      ok: t`Отменить отпуск`,
      isDangerous: true,
    })
    if (isMeant) await cancel(leave)
  }
  return (
    <>
      <ActionMenu label={t`Действия: ${full_name}`}>
        <Action icon={<IconArrowRight {...icon} />} onClick={() => setOpen('return')}>
          <Trans>Вернуть в группу…</Trans>
        </Action>
        <Action icon={<IconPencil {...icon} />} onClick={() => setOpen('change')}>
          <Trans>Изменить</Trans>
        </Action>
        <Action icon={<IconArrowBackUp {...icon} />} onClick={() => void ask()}>
          <Trans>Отменить отпуск</Trans>
        </Action>
      </ActionMenu>
      {open === 'return' ? <ReturnDialog leave={leave} onClose={close} /> : null}
      {open === 'change' ? <LeaveDialog student={leave.student} leave={leave} onClose={close} /> : null}
    </>
  )
}

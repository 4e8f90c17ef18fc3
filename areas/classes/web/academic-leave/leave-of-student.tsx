import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isCollege } from '#platform/contract/school-kind.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { IconCalendarOff } from '#platform/web/icons/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Action, ActionMenu, Button } from '#platform/web/ui/index.ts'
import { beginAcademicLeave } from '../../contract/academic-leaves.ts'

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog, null)

interface Props {
  student: { id: number; full_name: string }
  onDone?: () => void
}

/** Whether students go on academic leave here, and the reader may send them. */
export const useHasLeaves = (): boolean => useAllowed(beginAcademicLeave) && isCollege()

/** Beside the one student who is chosen. */
export function LeaveButton({ student, onDone }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!useHasLeaves()) return null
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        <Trans>Академический отпуск</Trans>
      </Button>
      {isOpen ? (
        <LeaveDialog
          student={student}
          leave={null}
          onClose={() => setOpen(false)}
          {...(onDone === undefined ? {} : { onDone })}
        />
      ) : null}
    </>
  )
}

/** What can be done with a student of a class. */
export function StudentMenu({ student }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionMenu label={t`Действия: ${student.full_name}`}>
        <Action icon={<IconCalendarOff size={16} aria-hidden />} onClick={() => setOpen(true)}>
          <Trans>Академический отпуск</Trans>
        </Action>
      </ActionMenu>
      {isOpen ? <LeaveDialog student={student} leave={null} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

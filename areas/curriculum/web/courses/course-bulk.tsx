import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { IconArrowMerge } from '#platform/web/icons/index.ts'
import type { useSelection } from '#platform/web/list/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/index.ts'
import type { Course } from '../../contract/courses.ts'

const AssignDialog = lazyPart(async () => (await import('./assign-dialog.tsx')).AssignDialog, null)
const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog, null)

/** What can be done with the chosen courses: one department or area for all of them, or one course of all of them. */
export function CourseBulk({ selection: { rows, clear } }: { selection: ReturnType<typeof useSelection<Course>> }) {
  const [open, setOpen] = useState<'cathedra' | 'area' | 'merge' | null>(null)
  const close = () => setOpen(null)
  const finish = () => {
    close()
    clear()
  }
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen('cathedra')}>
        <Trans>Кафедра…</Trans>
      </Button>
      <Button variant="default" size="xs" onClick={() => setOpen('area')}>
        <Trans>Область…</Trans>
      </Button>
      {rows.length > 1 ? (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowMerge size={16} aria-hidden />}
          onClick={() => setOpen('merge')}
        >
          <Trans>Объединить…</Trans>
        </Button>
      ) : null}
      {open === 'cathedra' || open === 'area' ? (
        <AssignDialog what={open} chosen={rows} onClose={close} onDone={finish} />
      ) : null}
      {open === 'merge' ? <MergeDialog chosen={rows} onClose={close} onDone={finish} /> : null}
    </>
  )
}

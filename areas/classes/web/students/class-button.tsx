import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button, Can } from '#platform/web/ui/index.ts'
import { changeClass } from '../../contract/class-of-student.ts'
import type { ClassDialogProps } from './class-dialog.tsx'

const ClassDialog = lazyPart(async () => (await import('./class-dialog.tsx')).ClassDialog)

/** «Назначить класс» or «Перевести», for who may. */
export function ClassButton(props: Omit<ClassDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Can use={changeClass}>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {props.former === null ? <Trans>Назначить класс</Trans> : <Trans>Перевести</Trans>}
      </Button>
      {isOpen ? <ClassDialog {...props} onClose={() => setOpen(false)} /> : null}
    </Can>
  )
}

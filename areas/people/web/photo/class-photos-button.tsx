import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { IconCamera } from '#platform/web/icons/index.ts'
import { Button, Can } from '#platform/web/ui/index.ts'
import { matchPhotos } from '../../contract/class-photos.ts'
import type { PeopleListed } from '../list/list-parts.ts'

const Dialog = lazyPart(async () => (await import('./class-photos-dialog.tsx')).ClassPhotosDialog)

/** Photos of the class to which a list of people is narrowed; nothing while no class is chosen. */
export function ClassPhotosButton({ list }: PeopleListed) {
  const [isOpen, setOpen] = useState(false)
  const id = (list.filters as Readonly<Record<string, unknown>>)['class_id']
  if (typeof id !== 'number') return null
  return (
    <Can use={matchPhotos}>
      <Button
        variant="default"
        size="xs"
        h={30}
        leftSection={<IconCamera size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Фотографии класса</Trans>
      </Button>
      {isOpen ? <Dialog classId={id} onClose={() => setOpen(false)} /> : null}
    </Can>
  )
}

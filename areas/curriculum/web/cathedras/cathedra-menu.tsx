import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconArchive, IconArchiveOff, IconHistory, IconPencil, IconTrash } from '#platform/web/icons/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Action, ActionDivider, ActionMenu } from '#platform/web/ui/index.ts'
import type { CathedraCard } from '../../contract/cathedras.ts'
import { useCathedraArchive } from './use-cathedra-archive.ts'

const CathedraDialog = lazyPart(async () => (await import('./cathedra-dialog.tsx')).CathedraDialog, null)
const CathedraHistory = lazyPart(async () => (await import('./cathedra-history.tsx')).CathedraHistory, null)

interface Props {
  cathedra: CathedraCard
  /** It is no more. */
  onGone: () => void
}

/** What can be done with a department. */
export function CathedraMenu({ cathedra, onGone }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'rename' | 'history' | null>(null)
  const { archive, restore, remove } = useCathedraArchive()
  const close = () => setOpen(null)
  const { is_archived, may_edit, may_keep, title } = cathedra
  return (
    <>
      <ActionMenu label={t`Действия: ${title}`} text={<Trans>Действия</Trans>}>
        {may_edit ? (
          <Action icon={<IconPencil size={16} aria-hidden />} onClick={() => setOpen('rename')}>
            <Trans>Переименовать</Trans>
          </Action>
        ) : null}
        <Action icon={<IconHistory size={16} aria-hidden />} onClick={() => setOpen('history')}>
          <Trans>История</Trans>
        </Action>
        {may_keep ? (
          <>
            <ActionDivider />
            {is_archived ? (
              <Action icon={<IconArchiveOff size={16} aria-hidden />} onClick={() => void restore(cathedra)}>
                <Trans>Вернуть из архива</Trans>
              </Action>
            ) : (
              <Action icon={<IconArchive size={16} aria-hidden />} onClick={() => void archive(cathedra)}>
                <Trans>Убрать в архив…</Trans>
              </Action>
            )}
            <Action
              icon={<IconTrash size={16} aria-hidden />}
              isDangerous
              onClick={() => void remove(cathedra).then((isGone) => (isGone ? onGone() : undefined))}
            >
              <Trans>Удалить…</Trans>
            </Action>
          </>
        ) : null}
      </ActionMenu>
      {open === 'rename' ? <CathedraDialog cathedra={cathedra} onClose={close} /> : null}
      {open === 'history' ? <CathedraHistory cathedra={cathedra} onClose={close} /> : null}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { IconCalendarX, IconHistory, IconPencil, IconTrash } from '#platform/web/icons/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Action, ActionMenu } from '#platform/web/ui/index.ts'
import { removeCathedraHead, removeCathedraMember } from '../../contract/cathedra-people.ts'
import type { CathedraCard, CathedraTenure } from '../../contract/cathedras.ts'
import { useCathedraActions } from './use-cathedra-actions.ts'

const DaysDialog = lazyPart(async () => (await import('./days-dialog.tsx')).DaysDialog, null)
const CathedraHistory = lazyPart(async () => (await import('./cathedra-history.tsx')).CathedraHistory, null)

interface Props {
  kind: 'head' | 'member'
  cathedra: CathedraCard
  tenure: CathedraTenure
}

/** What can be done with somebody's days in a department. */
export function TenureMenu({ kind, cathedra, tenure }: Props) {
  const { t } = useLingui()
  const { act } = useCathedraActions()
  const [open, setOpen] = useState<'end' | 'correct' | 'history' | null>(null)
  const close = () => setOpen(null)
  const mayEdit = kind === 'head' ? cathedra.may_keep : cathedra.may_edit
  const { person } = tenure
  const remove = async () => {
    const isMeant = await dialog.confirm({
      message: t`Удалить запись: ${person.full_name}?`,
      description: t`Так, будто её не было: тому, кто был на кафедре, завершите время. В истории запись останется.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    if (isMeant)
      await act(kind === 'head' ? removeCathedraHead : removeCathedraMember, { params: { id: String(tenure.id) } })
  }
  return (
    <>
      <ActionMenu label={t`Действия: ${person.full_name}`}>
        {mayEdit ? (
          <>
            <Action icon={<IconCalendarX size={16} aria-hidden />} onClick={() => setOpen('end')}>
              {tenure.to === null ? <Trans>Завершить…</Trans> : <Trans>Изменить последний день…</Trans>}
            </Action>
            <Action icon={<IconPencil size={16} aria-hidden />} onClick={() => setOpen('correct')}>
              <Trans>Исправить даты…</Trans>
            </Action>
          </>
        ) : null}
        <Action icon={<IconHistory size={16} aria-hidden />} onClick={() => setOpen('history')}>
          <Trans>История</Trans>
        </Action>
        {mayEdit ? (
          <Action icon={<IconTrash size={16} aria-hidden />} isDangerous onClick={() => void remove()}>
            <Trans>Удалить ошибочную запись</Trans>
          </Action>
        ) : null}
      </ActionMenu>
      {open === 'end' || open === 'correct' ? (
        <DaysDialog kind={kind} tenure={tenure} isEnding={open === 'end'} onClose={close} />
      ) : null}
      {open === 'history' ? <CathedraHistory cathedra={cathedra} person={person} onClose={close} /> : null}
    </>
  )
}

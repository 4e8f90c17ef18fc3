import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Action, ActionMenu } from '#platform/web/ui/index.ts'
import { changeDictionary, changeEditors, removeDictionary, type Dictionary } from '../../contract/dictionaries.ts'
import { useActions } from '../use-actions.ts'
import { DictionaryDialog } from './dictionary-dialog.tsx'
import { EditorsDialog } from './editors-dialog.tsx'

interface Props {
  dictionary: Dictionary
  onGone: () => void
}

/** What may be done with a whole dictionary: its title and shape, who keeps it, archive, removal. */
export function DictionaryMenu({ dictionary, onGone }: Props) {
  const { t } = useLingui()
  const { act } = useActions()
  const [open, setOpen] = useState<'form' | 'editors' | null>(null)
  const [mayShape, maySetEditors] = [useAllowed(changeDictionary), useAllowed(changeEditors)]
  if (!mayShape && !maySetEditors) return null
  const { id, title, version, is_system, is_archived, records, archived_records } = dictionary
  const params = { id: String(id) }
  const close = () => setOpen(null)
  const remove = async () => {
    const count = records + archived_records
    const isMeant = await dialog.confirm({
      message: t`Удалить справочник «${title}»?`,
      description: t`Вместе с ним удалятся его записи: ${count}. Если хоть одна используется, справочник останется.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    if (isMeant && (await act(removeDictionary, { params })) !== null) onGone()
  }
  return (
    <>
      <ActionMenu label={t`Действия со справочником`}>
        {mayShape ? (
          <Action onClick={() => setOpen('form')}>
            {is_system ? <Trans>Переименовать</Trans> : <Trans>Изменить справочник</Trans>}
          </Action>
        ) : null}
        {maySetEditors ? (
          <Action onClick={() => setOpen('editors')}>
            <Trans>Кто ведёт</Trans>
          </Action>
        ) : null}
        {mayShape && !is_system ? (
          <>
            <Action
              onClick={() => void act(changeDictionary, { params, body: { version, is_archived: !is_archived } })}
            >
              {is_archived ? <Trans>Вернуть из архива</Trans> : <Trans>Убрать в архив</Trans>}
            </Action>
            <Action isDangerous onClick={() => void remove()}>
              <Trans>Удалить</Trans>
            </Action>
          </>
        ) : null}
      </ActionMenu>
      {open === 'form' ? <DictionaryDialog dictionary={dictionary} onClose={close} onDone={close} /> : null}
      {open === 'editors' ? <EditorsDialog dictionary={dictionary} onClose={close} /> : null}
    </>
  )
}

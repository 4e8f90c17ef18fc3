import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowDown,
  IconArrowMerge,
  IconArrowUp,
  IconIndentDecrease,
  IconIndentIncrease,
  IconTrash,
} from '#platform/web/icons/index.ts'
import { useState, type ReactNode } from 'react'
import { ActionIcon, Button, ChosenBar, Text, useUrlState } from '#platform/web/ui/index.ts'
import type { Dictionary } from '../../contract/dictionaries.ts'
import { moveRecord, type DictionaryRecord } from '../../contract/records.ts'
import { placeAfterStep, type Step } from '../../rules/record-tree.ts'
import { GuidesAddress } from '../address.ts'
import { useActions } from '../use-actions.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { useRecordArchiveActions } from './use-record-archive-actions.ts'

interface Props {
  dictionary: Dictionary
  records: readonly DictionaryRecord[]
  chosen: readonly DictionaryRecord[]
  onEdit: (id: number) => void
  /** A record has been stepped into this one. */
  onInside: (parent: number) => void
  onClear: () => void
}

/** What can be done with ticked records: the keyboard's way to move them, archive, removal, merging. */
export function RecordTools({ dictionary, records, chosen, onEdit, onInside, onClear }: Props) {
  const { t } = useLingui()
  const [isMerging, setMerging] = useState(false)
  const [only] = chosen
  if (!only)
    return (
      <Text size="xs" c="dimmed" data-print="never">
        <Trans>Отметьте запись, чтобы переставить, объединить или убрать её; название открывает правку</Trans>
      </Text>
    )
  return (
    <ChosenBar label={t`Действия с отмеченными`} chosen={<Trans>Отмечено: {chosen.length}</Trans>} isSticky>
      {chosen.length === 1 ? (
        <OneRecord
          dictionary={dictionary}
          records={records}
          record={only}
          onEdit={onEdit}
          onInside={onInside}
          onGone={onClear}
        />
      ) : (
        <Button size="xs" leftSection={<IconArrowMerge size={16} aria-hidden />} onClick={() => setMerging(true)}>
          <Trans>Объединить</Trans>
        </Button>
      )}
      <Button size="xs" variant="subtle" onClick={onClear}>
        <Trans>Снять отметки</Trans>
      </Button>
      {isMerging && chosen.length > 1 ? (
        <MergeDialog
          dictionary={dictionary}
          chosen={chosen}
          onClose={() => setMerging(false)}
          onDone={() => {
            setMerging(false)
            onClear()
          }}
        />
      ) : null}
    </ChosenBar>
  )
}

interface OneProps extends Pick<Props, 'dictionary' | 'records' | 'onEdit' | 'onInside'> {
  record: DictionaryRecord
  onGone: () => void
}

function OneRecord({ dictionary, records, record, onEdit, onInside, onGone }: OneProps) {
  const { t } = useLingui()
  const { act } = useActions()
  const [, change] = useUrlState(GuidesAddress)
  const { archive, restore, remove } = useRecordArchiveActions(records)
  const step = (to: Step) => placeAfterStep(records, record.id, to)
  const go = (to: Step) => {
    const place = step(to)
    if (!place) return
    void act(moveRecord, { params: { id: String(record.id) }, body: { version: record.version, ...place } })
    if (place.parent_id !== null) onInside(place.parent_id)
  }
  return (
    <>
      <Tool label={t`Выше`} isOff={!step('up')} onClick={() => go('up')} icon={<IconArrowUp size={16} aria-hidden />} />
      <Tool
        label={t`Ниже`}
        isOff={!step('down')}
        onClick={() => go('down')}
        icon={<IconArrowDown size={16} aria-hidden />}
      />
      {dictionary.is_tree ? (
        <>
          <Tool
            label={t`Внутрь предыдущей`}
            isOff={!step('in')}
            onClick={() => go('in')}
            icon={<IconIndentIncrease size={16} aria-hidden />}
          />
          <Tool
            label={t`На уровень выше`}
            isOff={!step('out')}
            onClick={() => go('out')}
            icon={<IconIndentDecrease size={16} aria-hidden />}
          />
        </>
      ) : null}
      <Button size="xs" variant="default" onClick={() => onEdit(record.id)}>
        <Trans>Изменить</Trans>
      </Button>
      <Button
        size="xs"
        variant="default"
        onClick={() => change({ view: 'history', record: record.id, page: undefined })}
      >
        <Trans>История</Trans>
      </Button>
      {record.is_archived ? (
        <Tool
          label={t`Вернуть из архива`}
          onClick={() => void restore(record)}
          icon={<IconArchiveOff size={16} aria-hidden />}
        />
      ) : (
        <Tool
          label={t`Убрать в архив`}
          isOff={record.is_system}
          onClick={() => void archive(record).then((isDone) => isDone && onGone())}
          icon={<IconArchive size={16} aria-hidden />}
        />
      )}
      <Tool
        label={t`Удалить`}
        isOff={record.is_system}
        onClick={() => void remove(record).then((isDone) => isDone && onGone())}
        icon={<IconTrash size={16} aria-hidden />}
      />
    </>
  )
}

interface ToolProps {
  label: string
  icon: ReactNode
  isOff?: boolean
  onClick: () => void
}

function Tool({ label, icon, isOff = false, onClick }: ToolProps) {
  return (
    <ActionIcon variant="default" size={30} aria-label={label} title={label} disabled={isOff} onClick={onClick}>
      {icon}
    </ActionIcon>
  )
}

import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useFolding } from '#platform/web/tree/index.ts'
import { Empty, Stack } from '#platform/web/ui/index.ts'
import type { Dictionary } from '../../contract/dictionaries.ts'
import type { DictionaryRecord } from '../../contract/records.ts'
import { AddRecord } from './add-record.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { RecordsTree } from './records-tree.tsx'
import { RecordTools } from './record-tools.tsx'

interface Props {
  dictionary: Dictionary
  records: readonly DictionaryRecord[]
  search: string
}

/** Records of a dictionary: the tree, what can be done with those that are ticked, a line for a new one. */
export function RecordsPanel({ dictionary, records, search }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [edited, setEdited] = useState<number | null>(null)
  // a country alone says little: what stands right below the first one is seen at once, after a search everything
  const ids = records.map(({ id }) => String(id))
  const folding = useFolding(ids.slice(0, 1), search === '' ? [] : ids)
  const mayEdit = dictionary.may_edit && !dictionary.is_archived
  const chosen = records.filter(({ id }) => ticked.has(id))
  const open = records.find(({ id }) => id === edited)
  const tick = (id: number) =>
    setTicked((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const [only] = chosen
  return (
    <Stack gap="xs">
      {mayEdit ? (
        <RecordTools
          dictionary={dictionary}
          records={records}
          chosen={chosen}
          onEdit={setEdited}
          onInside={(parent) => folding.open(String(parent))}
          onClear={() => setTicked(new Set())}
        />
      ) : null}
      {records.length === 0 ? (
        <Empty
          title={search === '' ? <Trans>Записей пока нет</Trans> : <Trans>Ничего не найдено</Trans>}
          hint={
            search === '' ? (
              mayEdit ? (
                <Trans>Наберите название внизу и нажмите Enter</Trans>
              ) : (
                <Trans>Их добавят те, кто ведёт справочник</Trans>
              )
            ) : (
              <Trans>Измените запрос или посмотрите в архиве</Trans>
            )
          }
        />
      ) : (
        <RecordsTree
          dictionary={dictionary}
          records={records}
          folding={folding}
          mayEdit={mayEdit}
          ticked={ticked}
          onTick={tick}
          onEdit={setEdited}
        />
      )}
      {mayEdit ? (
        <AddRecord dictionary={dictionary} parent={dictionary.is_tree && chosen.length === 1 ? (only ?? null) : null} />
      ) : null}
      {open ? (
        <RecordDialog key={open.id} dictionary={dictionary} record={open} onClose={() => setEdited(null)} />
      ) : null}
    </Stack>
  )
}

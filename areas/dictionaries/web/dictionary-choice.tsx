import { useLingui } from '@lingui/react/macro'
import { Group, Select } from '#platform/web/ui/index.ts'
import type { Dictionary } from '../contract/dictionaries.ts'
import { NewDictionary } from './shape/new-dictionary.tsx'

interface Props {
  items: readonly Dictionary[]
  open: Dictionary
  onOpen: (code: string) => void
}

/** The dictionaries where there is no room for their list. */
export function DictionaryChoice({ items, open, onOpen }: Props) {
  const { t } = useLingui()
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <Select
        flex={1}
        label={t`Справочник`}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t`Ничего не найдено`}
        value={open.code}
        onChange={(code) => code !== null && onOpen(code)}
        data={items.map(({ code, title, is_archived }) => ({
          value: code,
          label: is_archived ? t`${title} (в архиве)` : title,
        }))}
      />
      <NewDictionary onMade={onOpen} />
    </Group>
  )
}

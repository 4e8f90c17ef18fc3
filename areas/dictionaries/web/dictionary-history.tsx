import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { Button, Group, Stack, Text, useUrlState } from '#platform/web/ui/index.ts'
import { readDictionaryHistory, type Dictionary } from '../contract/dictionaries.ts'
import { GuidesAddress } from './address.ts'
import { listRecords } from '../contract/records.ts'
import { RecordMergers } from './records/record-mergers.tsx'
import { useDictionaryWords } from './use-dictionary-words.ts'

/** Who changed what in a dictionary and its records. */
export function DictionaryHistory({ dictionary }: { dictionary: Dictionary }) {
  const [{ page, record }, change] = useUrlState(GuidesAddress)
  const narrowed = record === undefined ? {} : { record_id: String(record) }
  const history = useQuery(
    query(readDictionaryHistory, { params: { id: String(dictionary.id) }, query: { page: String(page), ...narrowed } }),
  )
  const words = useDictionaryWords()
  return (
    <Stack gap="sm">
      {record === undefined ? (
        <RecordMergers dictionary={dictionary} />
      ) : (
        <HistoryOf dictionary={dictionary} id={record} onAll={() => change({ record: undefined, page: undefined })} />
      )}
      <HistoryPanel of={history} words={words} onPage={(to) => change({ page: to })} />
    </Stack>
  )
}

/** Whose history it is, and the way to that of all. */
function HistoryOf({ dictionary, id, onAll }: { dictionary: Dictionary; id: number; onAll: () => void }) {
  const params = { id: String(dictionary.id) }
  const records = useQuery(query(listRecords, { params, query: { archived: 'true' } }))
  const title = records.data?.items.find((one) => one.id === id)?.title ?? `№ ${id}`
  return (
    <Group gap="xs">
      <Text size="sm">
        <Trans>История записи «{title}»</Trans>
      </Text>
      <Button size="compact-sm" variant="default" onClick={onAll}>
        <Trans>Вся история</Trans>
      </Button>
    </Group>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { query } from '#platform/web/api/index.ts'
import { SearchField } from '#platform/web/list/index.ts'
import {
  Answer,
  Badge,
  Checkbox,
  Group,
  Panel,
  PanelHead,
  SegmentedControl,
  Stack,
  Text,
  useUrlState,
} from '#platform/web/ui/index.ts'
import type { Dictionary } from '../contract/dictionaries.ts'
import { listRecords } from '../contract/records.ts'
import { GuidesAddress } from './address.ts'
import { DictionaryHistory } from './dictionary-history.tsx'
import { RecordsExport } from './records/records-export.tsx'
import { RecordsPanel } from './records/records-panel.tsx'
import { DictionaryMenu } from './shape/dictionary-menu.tsx'

interface Props {
  dictionary: Dictionary
  onOpen: (code: string) => void
}

/** A dictionary: its records or their history, and what can be done with the whole of it. */
export function DictionaryPanel({ dictionary, onOpen }: Props) {
  const { t } = useLingui()
  const panel = useRef<HTMLDivElement>(null)
  const [{ search, archived, view }, change] = useUrlState(GuidesAddress)
  const requested = { search, archived: archived ?? 'false' } as const
  const records = useQuery({
    ...query(listRecords, { params: { id: String(dictionary.id) }, query: requested }),
    placeholderData: (before) => before,
  })
  return (
    <Panel>
      <Stack ref={panel} gap="sm">
        <PanelHead
          title={dictionary.title}
          beside={
            dictionary.is_archived ? (
              <Badge variant="light" color="gray">
                <Trans>В архиве</Trans>
              </Badge>
            ) : null
          }
        >
          <SegmentedControl
            size="xs"
            aria-label={t`Что показать`}
            value={view ?? 'records'}
            onChange={(next) =>
              change({ view: next === 'history' ? next : undefined, record: undefined, page: undefined })
            }
            data={[
              { value: 'records', label: t`Записи` },
              { value: 'history', label: t`История` },
            ]}
          />
          <RecordsExport dictionary={dictionary} requested={requested} within={panel} />
          <DictionaryMenu dictionary={dictionary} onGone={() => onOpen('')} />
        </PanelHead>
        {view === 'history' ? (
          <DictionaryHistory dictionary={dictionary} />
        ) : (
          <>
            <Group component="search" gap="md" data-print="never">
              <SearchField
                label={t`Найти запись`}
                value={search}
                onChange={(next) => change({ search: next }, { replace: true })}
              />
              <Checkbox
                label={t`С архивом`}
                checked={archived === 'true'}
                onChange={(event) => change({ archived: event.currentTarget.checked ? 'true' : undefined })}
              />
              <Text size="sm" c="dimmed" aria-live="polite">
                {records.data ? <Trans>Записей: {records.data.found}</Trans> : null}
              </Text>
            </Group>
            <Answer of={records}>
              {({ items }) => (
                <RecordsPanel key={String(search !== '')} dictionary={dictionary} records={items} search={search} />
              )}
            </Answer>
          </>
        )}
      </Stack>
    </Panel>
  )
}

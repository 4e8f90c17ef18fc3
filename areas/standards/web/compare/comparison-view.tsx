import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLivePlan } from '#areas/curriculum/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { IconArrowLeft, IconFileSpreadsheet } from '#platform/web/icons/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import {
  Answer,
  Button,
  Empty,
  Group,
  Loading,
  Panel,
  Select,
  Stack,
  Switch,
  Text,
  useUrlState,
} from '#platform/web/ui/index.ts'
import { comparePlan, exportComparison, type PlanComparison } from '../../contract/comparison.ts'
import { StandardsAddress } from '../address.ts'
import { ComparedRows, ComparedSums } from './compared-tables.tsx'

const choicesOf = ({ standards, years }: PlanComparison, titles: { standards: string; years: string }) => [
  { group: titles.standards, items: standards.map(({ id, title }) => ({ value: `standard:${id}`, label: title })) },
  { group: titles.years, items: years.map(({ id, title }) => ({ value: `year:${id}`, label: title })) },
]

const shown = [comparePlan]

/** The year's plan beside another plan: what differs, course by course, and the sums of both. */
export function ComparisonView({ yearId }: { yearId: number }) {
  const { t } = useLingui()
  const [{ with: chosen, all }, change] = useUrlState(StandardsAddress)
  useLivePlan(yearId, shown)
  const { take, isTaking } = useSaveFile(exportComparison)
  const [kind, otherId = ''] = (chosen ?? '').split(':')
  const requested = {
    params: { id: String(yearId) },
    query: {
      ...(kind === 'standard' && { standard_id: otherId }),
      ...(kind === 'year' && { year_id: otherId }),
      ...(all === true && { all: 'true' as const }),
    },
  }
  const comparison = useQuery({ ...query(comparePlan, requested), placeholderData: keepPreviousData })
  const data = comparison.data
  const titles = { standards: t`Типовые планы`, years: t`Планы других лет` }
  return (
    <Panel>
      <Stack gap="sm">
        <Group justify="space-between" align="end" gap="xs" data-print="never">
          <Group align="end" gap="sm">
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
              onClick={() => change({ view: undefined, with: undefined, all: undefined })}
            >
              {t`К плану`}
            </Button>
            <Select
              label={t`С чем сравнить`}
              w={320}
              maw="100%"
              allowDeselect={false}
              data={data ? choicesOf(data, titles) : []}
              value={data?.with ? `${data.with.kind}:${data.with.id}` : null}
              onChange={(value) => change({ with: value ?? undefined })}
            />
            <Switch
              mb={8}
              label={t`Показать и совпадающие`}
              checked={all === true}
              onChange={(event) => change({ all: event.currentTarget.checked ? 'true' : undefined })}
            />
          </Group>
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            aria-label={t`Скачать сравнение в XLSX`}
            loading={isTaking}
            disabled={!data?.with}
            onClick={() => take(requested)}
          >
            XLSX
          </Button>
        </Group>
        <Answer of={comparison} loading={<Loading lines={12} height={22} />}>
          {(found) =>
            found.with === null ? (
              <Empty title={t`Сравнить пока не с чем`} hint={t`Заведите типовой учебный план или план другого года`} />
            ) : (
              <>
                {found.with.source === '' ? null : (
                  <Text size="sm" c="dimmed">{t`Основание: ${found.with.source}`}</Text>
                )}
                <ComparedSums sums={found.sums} theirs={found.with.title} />
                {found.rows.length === 0 ? (
                  <Empty title={t`Различий нет`} hint={t`Все ${found.compared} строк совпадают`} />
                ) : (
                  <ComparedRows rows={found.rows} theirs={found.with.title} />
                )}
              </>
            )
          }
        </Answer>
      </Stack>
    </Panel>
  )
}

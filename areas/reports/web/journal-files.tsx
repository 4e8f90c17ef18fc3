import { Trans, useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { monthTitle, parseMonth } from '#platform/contract/month.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { IconFileSpreadsheet, IconFileTypePdf, IconPrinter } from '#platform/web/icons/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { ActionIcon, Button, Group, NativeSelect, Popover, Stack, Text } from '#platform/web/ui/index.ts'
import { exportClassJournal, printClassJournal } from '../contract/class-journal.ts'
import { monthsOf } from '../rules/journal-period.ts'

interface Props {
  grid: Pick<JournalGrid, 'group' | 'quarters' | 'lessons'>
  /** The period that is shown: the first to choose. */
  period: number | 'year'
}

/** A journal to take along: of a quarter, a month or the year, by the form of a class journal or as a table. */
export function JournalFiles({ grid, period }: Props) {
  const { t } = useLingui()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const isAllowed = useAllowed(printClassJournal)
  const title = t`Печать и XLSX`
  if (!isAllowed) return null
  return (
    <Popover opened={isOpen} onDismiss={close} width={300} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={title}
          title={title}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <IconPrinter size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)">
        <Choice key={period} grid={grid} period={period} />
      </Popover.Dropdown>
    </Popover>
  )
}

const queryOf = (chosen: string): { quarter?: string; month?: string } => {
  if (chosen === 'year') return {}
  return chosen.includes('-') ? { month: chosen } : { quarter: chosen }
}

function Choice({ grid: { group, quarters, lessons }, period }: Props) {
  const { t } = useLingui()
  const [chosen, choose] = useState(String(period))
  const [paper, book] = [useSaveFile(printClassJournal), useSaveFile(exportClassJournal)]
  const input = { params: { id: String(group.id) }, query: queryOf(chosen) }
  const months = monthsOf(lessons.map(({ date }) => date))
  return (
    <Stack gap="sm">
      <NativeSelect
        data-autofocus
        label={t`За какое время`}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          {
            group: t`Четверть`,
            items: quarters.map(({ id, title }) => ({ value: String(id), label: title })),
          },
          {
            group: t`Месяц`,
            items: months.map((month) => ({ value: month, label: monthTitle(parseMonth(month)) })),
          },
          { group: t`Год`, items: [{ value: 'year', label: t`Весь год` }] },
        ]}
      />
      <Group gap="xs" grow>
        <Button
          leftSection={<IconFileTypePdf size={16} aria-hidden />}
          loading={paper.isTaking}
          onClick={() => paper.take(input)}
        >
          PDF
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          loading={book.isTaking}
          onClick={() => book.take(input)}
        >
          XLSX
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        <Trans>PDF — по форме классного журнала, А4: отметки с итогами, темы и домашние задания.</Trans>
      </Text>
    </Stack>
  )
}

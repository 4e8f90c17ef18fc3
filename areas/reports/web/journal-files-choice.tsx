import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { monthTitle, parseMonth } from '#platform/contract/month.ts'
import { IconFileSpreadsheet, IconFileTypePdf } from '#platform/web/icons/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button, Group, NativeSelect, Stack, Text } from '#platform/web/ui/index.ts'
import { exportClassJournal, printClassJournal } from '../contract/class-journal.ts'
import { monthsOf } from '../rules/journal-period.ts'
import type { JournalFilesProps } from './journal-files.tsx'

const queryOf = (chosen: string): { quarter?: string; month?: string } => {
  if (chosen === 'year') return {}
  return chosen.includes('-') ? { month: chosen } : { quarter: chosen }
}

/** Of which time, and in which form, a journal is taken along. */
export function JournalFilesChoice({ grid: { group, quarters, lessons }, period }: JournalFilesProps) {
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

import { useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { IconPrinter } from '#platform/web/icons/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ActionIcon, Popover } from '#platform/web/ui/index.ts'
import { printClassJournal } from '../contract/class-journal.ts'

const Choice = lazyPart(async () => (await import('./journal-files-choice.tsx')).JournalFilesChoice)

export interface JournalFilesProps {
  grid: Pick<JournalGrid, 'group' | 'quarters' | 'lessons'>
  /** The period that is shown: the first to choose. */
  period: number | 'year'
}

/** A journal to take along: of a quarter, a month or the year, by the form of a class journal or as a table. */
export function JournalFiles({ grid, period }: JournalFilesProps) {
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
          onPointerEnter={() => void Choice.preload()}
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

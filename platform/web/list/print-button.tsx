import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Tooltip } from '@mantine/core'
import type { RefObject } from 'react'
import { longestNarrowedBy } from '#platform/contract/list.ts'
import { useAllowed } from '../api/index.ts'
import { IconPrinter } from '../icons/index.ts'
import { filterWords } from './filter-words.ts'
import { useListFile, type ListFileProps } from './use-list-file.ts'

/** Takes the whole of the list for paper, saying how the fields in `filters` narrow it. */
export function PrintButton<Row>({
  filters,
  ...props
}: ListFileProps<Row> & { filters: RefObject<HTMLElement | null> }) {
  const { t } = useLingui()
  const { take, isTaking } = useListFile(props)
  if (!useAllowed(props.exported)) return null
  const print = () => {
    const narrowed_by = filters.current ? filterWords(filters.current).slice(0, longestNarrowedBy) : ''
    take({ form: 'pdf', ...(narrowed_by === '' ? {} : { narrowed_by }) })
  }
  return (
    <Tooltip label={t`Напечатать список`}>
      <ActionIcon variant="default" size={30} aria-label={t`Напечатать список`} loading={isTaking} onClick={print}>
        <IconPrinter size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}

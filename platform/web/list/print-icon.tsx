import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Tooltip } from '@mantine/core'
import type { RefObject } from 'react'
import { longestNarrowedBy } from '#platform/contract/list.ts'
import { IconPrinter } from '../icons/index.ts'
import { filterWords } from './filter-words.ts'

/** What is asked of a list's file (`exportOf` of the contract) to have it on paper. */
type PaperQuery = { form: 'pdf'; narrowed_by?: string }
/** Asks for paper, saying how the fields of a search narrow the list. */
function paperQuery(search: HTMLElement | null): PaperQuery {
  const words = search === null ? '' : filterWords(search)
  return { form: 'pdf', ...(words === '' ? {} : { narrowed_by: words.slice(0, longestNarrowedBy) }) }
}

interface Props {
  isTaking: boolean
  /** Who holds the fields that narrow the list, in an element `search`. */
  within?: RefObject<HTMLElement | null>
  onPrint: (query: PaperQuery) => void
}
/** «Напечатать список», of a list of its own kind too. */
export function PrintIcon({ isTaking, within, onPrint }: Props) {
  const { t } = useLingui()
  const print = () => onPrint(paperQuery(within?.current?.querySelector('search') ?? null))
  return (
    <Tooltip label={t`Напечатать список`}>
      <ActionIcon variant="default" size={30} aria-label={t`Напечатать список`} loading={isTaking} onClick={print}>
        <IconPrinter size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}

import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import type { RefObject } from 'react'
import { IconPrinter } from '../icons/index.ts'
import { narrowedBy } from './filter-words.ts'

/** What is asked of a list's file (`exportOf` of the contract) to have it on paper. */
type PaperQuery = { form: 'pdf'; narrowed_by?: string }

interface Props {
  isTaking: boolean
  /** Who holds the fields that narrow the list, in an element `search`. */
  within?: RefObject<HTMLElement | null>
  onPrint: (query: PaperQuery) => void
}
/** «Напечатать список», of a list of its own kind too. */
export function PrintIcon({ isTaking, within, onPrint }: Props) {
  const { t } = useLingui()
  const label = t`Напечатать список`
  const print = () => onPrint({ form: 'pdf', ...narrowedBy(within?.current) })
  return (
    <ActionIcon variant="default" size={30} aria-label={label} title={label} loading={isTaking} onClick={print}>
      <IconPrinter size={16} aria-hidden />
    </ActionIcon>
  )
}

import type { RefObject } from 'react'
import { useAllowed } from '../api/index.ts'
import { PrintIcon } from './print-icon.tsx'
import { useListFile, type ListFileProps } from './use-list-file.ts'

/** Takes the whole of the list for paper, saying how the fields of the search in `within` narrow it. */
export function PrintButton<Row>({ within, ...props }: ListFileProps<Row> & { within: RefObject<HTMLElement | null> }) {
  const { take, isTaking } = useListFile(props)
  if (!useAllowed(props.exported)) return null
  return <PrintIcon isTaking={isTaking} within={within} onPrint={take} />
}

import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { importFilters, type ImportCounts, type ImportFilter } from '#platform/contract/import.ts'
import { useImportWords } from './use-import-words.ts'
import styles from './import.module.css'

interface Props {
  counts: ImportCounts
  show: ImportFilter
  onShow: (show: ImportFilter) => void
}

/** How many rows there are of which verdict; each opens its rows. */
export function RowFilters({ counts, show, onShow }: Props) {
  const { t } = useLingui()
  const { filters } = useImportWords()
  const shown = importFilters.filter((one) => one === 'all' || one === show || counts[one] > 0)
  return (
    <fieldset className={styles['filters']} aria-label={t`Какие строки показать`}>
      {shown.map((one) => (
        <UnstyledButton
          key={one}
          className={styles['filter'] ?? ''}
          aria-pressed={one === show}
          onClick={() => onShow(one)}
        >
          {filters[one]} <b>{counts[one]}</b>
        </UnstyledButton>
      ))}
    </fieldset>
  )
}

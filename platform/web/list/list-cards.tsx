import { useLingui } from '@lingui/react/macro'
import { Box, Group } from '@mantine/core'
import { RowBox } from './lazy-row-box.tsx'
import { Fragment, useId, type ReactNode } from 'react'
import { listSections } from './list-sections.ts'
import { SectionTitle } from './section-title.tsx'
import type { List } from './use-list.ts'
import type { Selection } from './use-selection.ts'
import classes from './list.module.css'

interface Props<Row> {
  list: List<Row>
  label: string
  rowKey: (row: Row) => string | number
  renderCard: (row: Row) => ReactNode
  /** What a row says in the column by which rows are put together. */
  says?: ((row: Row) => string) | undefined
  selection?: Selection | undefined
}

/** The list on a phone. */
export function ListCards<Row>({ list: { answer }, label, rowKey, renderCard, says, selection }: Props<Row>) {
  const first = useId()
  const { t } = useLingui()
  if (answer.data === undefined) return null
  const cards = (rows: Row[], naming: { 'aria-label': string } | { 'aria-labelledby': string }) => (
    <ul className={classes['cards']} {...naming}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          {selection ? (
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <RowBox
                aria-label={t`Выбрать`}
                checked={selection.chosen.has(Number(rowKey(row)))}
                onChange={() => selection.toggle(Number(rowKey(row)))}
              />
              <Box flex={1} miw={0}>
                {renderCard(row)}
              </Box>
            </Group>
          ) : (
            renderCard(row)
          )}
        </li>
      ))}
    </ul>
  )
  return listSections(answer.data, says).map((section, index) => {
    if (section.by === 'nothing')
      return <Fragment key="nothing">{cards(section.rows, { 'aria-label': label })}</Fragment>
    const title = `${first}${index}`
    return (
      <Fragment key={section.by + section.title}>
        <div className={classes['together']} id={title}>
          <SectionTitle section={section} />
        </div>
        {cards(section.rows, { 'aria-labelledby': title })}
      </Fragment>
    )
  })
}

import { useLingui } from '@lingui/react/macro'
import { Box, Checkbox, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { foundRows } from './found-rows.ts'
import type { List } from './use-list.ts'
import type { Selection } from './use-selection.ts'
import classes from './list.module.css'

interface Props<Row> {
  list: List<Row>
  label: string
  rowKey: (row: Row) => string | number
  renderCard: (row: Row) => ReactNode
  selection?: Selection | undefined
}

/** The list on a phone. */
export function ListCards<Row>({ list: { answer }, label, rowKey, renderCard, selection }: Props<Row>) {
  const { t } = useLingui()
  if (answer.data === undefined) return null
  const { holding, alike } = foundRows(answer.data)
  const cards = (rows: Row[], name: string) => (
    <ul className={classes['cards']} aria-label={name}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          {selection ? (
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <Checkbox
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
  return (
    <>
      {holding.length > 0 ? cards(holding, label) : null}
      {alike.length > 0 ? (
        <>
          <div className={classes['alike']}>{t`Похожие`}</div>
          {cards(alike, t`Похожие`)}
        </>
      ) : null}
    </>
  )
}

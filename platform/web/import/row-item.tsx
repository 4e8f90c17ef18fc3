import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Group, Text } from '@mantine/core'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import type { ImportDeclaration, ImportRow } from '#platform/contract/import.ts'
import { call, sentenceOf } from '../api/index.ts'
import { RowField } from './row-field.tsx'
import { useImportWords } from './use-import-words.ts'
import styles from './import.module.css'

interface Props {
  of: ImportDeclaration
  importId: number
  row: ImportRow
  isOpen: boolean
}
const colours = { new: 'teal', changed: 'blue', same: 'gray', error: 'red' } as const

/** A row: its verdict, what it will change, what is wrong, and the fields to mend it. */
export function RowItem({ of, importId, row, isOpen }: Props) {
  const { t } = useLingui()
  const { verdicts } = useImportWords()
  const client = useQueryClient()
  const [showsAll, setShowsAll] = useState(false)
  const change = useMutation({
    ...call(of.change),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(of.read) }),
  })
  const { number, title, left_out, verdict, problems, changes, similar_to, as_new, detail } = row
  const set = (body: { cells?: Record<string, string>; left_out?: boolean; as_new?: boolean }) =>
    change.mutate({ params: { id: String(importId), number: String(number) }, body })
  const isMendable = isOpen && !left_out
  const wrong = new Set(problems.map(({ column }) => column))
  const fields = isMendable ? of.columns.filter(({ key }) => showsAll || wrong.has(key)) : []
  const general = problems.filter(({ column }) => !fields.some(({ key }) => key === column))
  const titles = new Map(of.columns.map((column) => [column.key, column.title]))
  return (
    <li className={styles['row']} aria-label={t`Строка ${number}`}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="start">
        <Group gap="xs" miw={0}>
          <Text size="xs" c="dimmed" className={styles['number'] ?? ''}>
            {number}
          </Text>
          <Text size="sm" fw={500} className={styles['title'] ?? ''}>
            {title === '' ? t`Без имени` : title}
          </Text>
          <Badge
            variant="light"
            tt="none"
            className={styles['badge'] ?? ''}
            color={left_out ? 'gray' : colours[verdict]}
          >
            {left_out ? t`пропущена` : verdicts[verdict]}
          </Badge>
        </Group>
        {isOpen ? (
          <Group gap={4} wrap="nowrap">
            {left_out ? null : (
              <Button
                variant="subtle"
                size="compact-xs"
                aria-expanded={showsAll}
                onClick={() => setShowsAll(!showsAll)}
              >
                <Trans>Поля</Trans>
              </Button>
            )}
            <Button
              variant="subtle"
              size="compact-xs"
              loading={change.isPending}
              onClick={() => set({ left_out: !left_out })}
            >
              {left_out ? t`Вернуть` : t`Пропустить`}
            </Button>
          </Group>
        ) : null}
      </Group>
      <div className={styles['about']}>
        {detail === '' ? null : <Text size="sm">{detail}</Text>}
        {left_out ? null : <RowLines changes={changes} problems={general} titles={titles} />}
        {similar_to !== null && isMendable ? (
          <SegmentedControl
            size="xs"
            aria-label={t`Кто это: ${similar_to}`}
            value={as_new ? 'new' : 'same'}
            onChange={(value) => set({ as_new: value === 'new' })}
            data={[
              { value: 'same', label: t`Тот же человек` },
              { value: 'new', label: t`Другой, новый` },
            ]}
          />
        ) : null}
        {fields.length === 0 ? null : (
          <div className={styles['fields']}>
            {fields.map((column) => (
              <RowField
                key={`${column.key} ${row.cells[column.key] ?? ''}`}
                name={`import ${importId} ${number} ${column.key}`}
                column={column}
                value={row.cells[column.key] ?? ''}
                problems={problems.filter((problem) => problem.column === column.key)}
                onChange={(text) => set({ cells: { [column.key]: text } })}
              />
            ))}
          </div>
        )}
        {change.isError ? (
          <Text size="sm" role="alert" className={styles['error'] ?? ''}>
            {sentenceOf(change.error) ?? t`Не сохранилось, повторите`}
          </Text>
        ) : null}
      </div>
    </li>
  )
}

interface Lines extends Pick<ImportRow, 'changes' | 'problems'> {
  /** Of the columns, by their keys. */
  titles: ReadonlyMap<string, string>
}
/** What the row changes, and what is wrong with it beside its fields. */
function RowLines({ changes, problems, titles }: Lines) {
  const { t } = useLingui()
  return (
    <>
      {changes.map(({ column, from, to }) => (
        <Text size="sm" key={column}>
          {titles.get(column) ?? t`Список`}: {from ?? '—'} → {to}
        </Text>
      ))}
      {problems.map(({ column, level, text }) => (
        <Text size="sm" key={`${column} ${text}`} className={styles[level] ?? ''}>
          {column === null ? null : `${titles.get(column) ?? ''}: `}
          {text}
        </Text>
      ))}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { displayDate, addDays } from '#platform/contract/calendar-date.ts'
import { Panel, Scrolled, Table, Text, UnstyledButton } from '#platform/web/ui/index.ts'
import type { CompletionRow } from '../contract/completion.ts'
import type { CompletionPlace } from './address.ts'
import styles from './completion.module.css'

interface Props extends CompletionPlace {
  rows: readonly CompletionRow[]
}

/** Owners with what they lack; each number opens what it counts. */
export function OverviewTable({ rows, state, change }: Props) {
  const { t } = useLingui()
  const { by } = state
  const title = { teacher: t`Учитель`, class: t`Класс`, week: t`Неделя` }[by]
  const open = (row: CompletionRow, what: Parameters<typeof change>[0]) =>
    change({ ...what, ...narrowingOf(row, by), page: undefined })
  const name = (row: CompletionRow) => (row.monday === null ? row.title : weekOf(row.monday))
  return (
    <Panel p={0}>
      <Scrolled minWidth={620} aria-label={t`Что не заполнено`}>
        <Table className={styles['table']} aria-label={t`Что не заполнено`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{title}</Table.Th>
              <Table.Th ta="right">{t`Уроков`}</Table.Th>
              <Table.Th ta="right">{t`Без темы`}</Table.Th>
              <Table.Th ta="right">{t`Без задания`}</Table.Th>
              <Table.Th ta="right">{t`Без отметок`}</Table.Th>
              {by === 'week' ? null : (
                <>
                  <Table.Th ta="right">{t`СОР и СОЧ`}</Table.Th>
                  <Table.Th ta="right">{t`Мало отметок`}</Table.Th>
                </>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id ?? row.monday}>
                <Table.Th scope="row" fw={400}>
                  {name(row)}
                  {by === 'teacher' && !row.has_account ? (
                    <Text component="span" display="block" size="xs" c="dimmed">
                      <Trans>Нет учётной записи: уведомление не дойдёт</Trans>
                    </Text>
                  ) : null}
                </Table.Th>
                <Table.Td ta="right">{row.lessons}</Table.Td>
                <Count
                  count={row.without_topic}
                  label={t`${name(row)}: уроки без темы`}
                  onOpen={() => open(row, { tab: 'lessons', gap: undefined })}
                />
                <Count
                  count={row.without_homework}
                  label={t`${name(row)}: уроки без задания`}
                  onOpen={() => open(row, { tab: 'lessons', gap: 'homework' })}
                />
                <Count
                  count={row.without_marks}
                  label={t`${name(row)}: уроки без отметок`}
                  onOpen={() => open(row, { tab: 'lessons', gap: 'marks' })}
                />
                {by === 'week' ? null : (
                  <>
                    <Count
                      count={row.works}
                      label={t`${name(row)}: СОР и СОЧ`}
                      onOpen={() => open(row, { tab: 'works' })}
                    />
                    <Count
                      count={row.few}
                      label={t`${name(row)}: ученики, у которых мало отметок`}
                      onOpen={() => open(row, { tab: 'students' })}
                    />
                  </>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Scrolled>
    </Panel>
  )
}

const weekOf = (monday: string): string => `${displayDate(monday)} – ${displayDate(addDays(monday, 6))}`

/** What the address names of a row. */
function narrowingOf({ id, monday }: CompletionRow, by: CompletionPlace['state']['by']) {
  if (monday !== null) return { from: monday, to: addDays(monday, 6) }
  return by === 'class' ? { class: String(id) } : { teacher: String(id) }
}

function Count({ count, label, onOpen }: { count: number; label: string; onOpen: () => void }) {
  return (
    <Table.Td ta="right">
      {count === 0 ? (
        <Text component="span" inherit c="dimmed">
          0
        </Text>
      ) : (
        <UnstyledButton className={styles['count'] ?? ''} aria-label={`${label}: ${count}`} onClick={onOpen}>
          {count}
        </UnstyledButton>
      )}
    </Table.Td>
  )
}

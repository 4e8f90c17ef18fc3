import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { Fragment } from 'react'
import { displayNumber } from '#platform/contract/number.ts'
import { Empty, Group, Panel, Scrolled, Stack, Table, Text } from '#platform/web/ui/index.ts'
import type { Tariff, TariffRow } from '../contract/tariff.ts'
import styles from './tariff.module.css'

const narrow = 'screen and (max-width: 59.99em)'
const groupsOf = ({ groups }: TariffRow['courses'][number]) =>
  groups.map(({ title, hours }) => `${title}\u00A0—\u00A0${displayNumber(hours)}`).join(', ')
const shown = (value: number) => (value === 0 ? '' : displayNumber(value))

/** The list of a day, or an issued one: a line for each course of a teacher. */
export function TariffTable({ rows, sums }: Pick<Tariff, 'rows' | 'sums'>) {
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
  if (rows.length === 0)
    return (
      <Panel>
        <Empty
          title={<Trans>Нагрузки на этот день нет</Trans>}
          hint={<Trans>Тарификация складывается из назначенных часов</Trans>}
        />
      </Panel>
    )
  return isNarrow ? <TariffCards rows={rows} /> : <WideTable rows={rows} sums={sums} />
}

function WideTable({ rows, sums }: Pick<Tariff, 'rows' | 'sums'>) {
  const { t } = useLingui()
  return (
    <Panel p={0}>
      <Scrolled minWidth={1060} aria-label={t`Тарификация`}>
        <Table className={styles['table'] ?? ''} aria-label={t`Тарификация`} fz="sm" horizontalSpacing={8}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={36}>№</Table.Th>
              <Table.Th>{t`Учитель, должность`}</Table.Th>
              <Table.Th>{t`Категория, образование, стаж`}</Table.Th>
              <Table.Th ta="right">{t`Ставка`}</Table.Th>
              <Table.Th>{t`Предмет`}</Table.Th>
              <Table.Th>{t`Классы и часы`}</Table.Th>
              <Table.Th ta="right">{t`0–4`}</Table.Th>
              <Table.Th ta="right">{t`5–9`}</Table.Th>
              <Table.Th ta="right">{t`10–12`}</Table.Th>
              <Table.Th ta="right">{t`Всего`}</Table.Th>
              <Table.Th ta="right">{t`Тетради`}</Table.Th>
              <Table.Th>{t`Кл. рук.`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row, index) => (
              <TeacherLines key={row.id} row={row} place={index + 1} />
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th colSpan={3}>
                <Trans>Всего учителей: {sums.teachers}</Trans>
              </Table.Th>
              <Table.Th ta="right">{displayNumber(sums.rate)}</Table.Th>
              <Table.Td colSpan={5} />
              <Table.Th ta="right">{displayNumber(sums.hours)}</Table.Th>
              <Table.Td colSpan={2} />
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </Scrolled>
    </Panel>
  )
}

function TeacherLines({ row, place }: { row: TariffRow; place: number }) {
  const span = row.courses.length
  return row.courses.map((course, index) => (
    <Table.Tr key={course.title} data-first={index === 0 || undefined}>
      {index === 0 ? (
        <>
          <Table.Td rowSpan={span}>{place}</Table.Td>
          <Table.Td rowSpan={span}>
            <Text size="sm" fw={600}>
              {row.full_name}
            </Text>
            <Text size="xs" c="dimmed">
              {row.positions.join(', ')}
            </Text>
          </Table.Td>
          <Table.Td rowSpan={span}>
            {[row.category, row.education, row.seniority].filter(Boolean).join(', ') || '—'}
          </Table.Td>
          <Table.Td rowSpan={span} ta="right">
            {displayNumber(row.rate)}
          </Table.Td>
        </>
      ) : null}
      <Table.Td>{course.title}</Table.Td>
      <Table.Td>{groupsOf(course)}</Table.Td>
      {course.levels.map((hours, level) => (
        <Table.Td key={level} ta="right">
          {shown(hours)}
        </Table.Td>
      ))}
      {index === 0 ? (
        <>
          <Table.Td rowSpan={span} ta="right" fw={600}>
            {displayNumber(row.hours)}
          </Table.Td>
          <Table.Td rowSpan={span} ta="right">
            {shown(row.notebook_hours)}
          </Table.Td>
          <Table.Td rowSpan={span}>{row.leads.join(', ')}</Table.Td>
        </>
      ) : null}
    </Table.Tr>
  ))
}

function TariffCards({ rows }: { rows: readonly TariffRow[] }) {
  return (
    <Stack gap="xs">
      {rows.map((row) => {
        const [hours, notebooks, rate] = [row.hours, row.notebook_hours, row.rate].map(displayNumber)
        const [category, leads] = [row.category, row.leads.join(', ')]
        return (
          <Panel key={row.id} p="sm" className={styles['card'] ?? ''}>
            <Group justify="space-between" wrap="nowrap" align="baseline">
              <Text fw={600}>{row.full_name}</Text>
              <Text className={styles['hours'] ?? ''}>
                <Trans>{hours} ч</Trans>
              </Text>
            </Group>
            <Text size="sm" c="dimmed">
              {row.positions.join(', ')}, <Trans>ставка {rate}</Trans>
              {category === null ? null : `, ${category}`}
            </Text>
            {row.courses.map((course) => (
              <Fragment key={course.title}>
                <Text size="sm">
                  {course.title}: {groupsOf(course)}
                </Text>
              </Fragment>
            ))}
            {row.notebook_hours > 0 ? (
              <Text size="sm">
                <Trans>Тетради: {notebooks} ч</Trans>
              </Text>
            ) : null}
            {leads === '' ? null : (
              <Text size="sm">
                <Trans>Классное руководство: {leads}</Trans>
              </Text>
            )}
          </Panel>
        )
      })}
    </Stack>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { displayNumber } from '#platform/contract/number.ts'
import { Empty, Panel, Scrolled, Stack, Table, Text } from '#platform/web/ui/index.ts'
import type { Tariff, TariffRow } from '../contract/tariff.ts'
import { TariffCards } from './tariff-cards.tsx'
import { bonusText, groupsOf } from './tariff-words.ts'
import styles from './tariff.module.css'

const narrow = 'screen and (max-width: 59.99em)'
const shown = (value: number) => (value === 0 ? '' : displayNumber(value))

type Shown = Pick<Tariff, 'rows' | 'sums' | 'base_salary'>
/** The list of a day, or an issued one: a line for each course of a teacher. */
export function TariffTable({ rows, sums, base_salary }: Shown) {
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
  return (
    <Stack gap="xs">
      {isNarrow ? <TariffCards rows={rows} /> : <WideTable rows={rows} sums={sums} />}
      <PayNote base={base_salary} bonuses={sums.bonuses} />
    </Stack>
  )
}

/** By what allowances are counted, and what they come to. */
function PayNote({ base, bonuses }: { base: number | null; bonuses: number | null }) {
  if (base === null || bonuses === null) return null
  const [salary, all] = [base, bonuses].map(displayNumber)
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        Доплат за классное руководство и тетради {all} ₸ в месяц; проценты — от БДО, {salary} ₸ на этот день
      </Trans>
    </Text>
  )
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
            <BonusLine of={row.bonuses?.notebooks} />
          </Table.Td>
          <Table.Td rowSpan={span}>
            {row.leads.join(', ')}
            <BonusLine of={row.bonuses?.leading} />
          </Table.Td>
        </>
      ) : null}
    </Table.Tr>
  ))
}

function BonusLine({ of }: { of: Parameters<typeof bonusText>[0] }) {
  const text = bonusText(of)
  return text === '' ? null : (
    <Text size="xs" c="dimmed" className={styles['hours'] ?? ''}>
      {text}
    </Text>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { GridStudent } from '#areas/journal/contract/journal.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import { MissLetter } from '#areas/miss-kinds/web/index.ts'
import { ScrollArea, Text } from '#platform/web/ui/index.ts'
import { attendedPercent, type Attendance } from '../rules/attendance.ts'
import styles from './attendance.module.css'

type Counted = Omit<Attendance, 'student_id'>
interface Props {
  students: readonly GridStudent[]
  /** In the order of students. */
  rows: readonly Attendance[]
  total: Counted
  kinds: readonly MissKind[]
}

/** Students by kinds of misses; kinds that nobody has are left out, so that it fits. */
export function AttendanceTable({ students, rows, total, kinds }: Props) {
  const { t } = useLingui()
  const shown = kinds.filter(({ id }) => (total.by_kind.get(id) ?? 0) > 0)
  return (
    <ScrollArea
      className={styles['scroller'] ?? ''}
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t`Посещаемость по ученикам` }}
    >
      <table className={styles['table']}>
        <thead>
          <tr>
            <th className={styles['name']} scope="col">
              <Trans>Ученик</Trans>
            </th>
            <th scope="col">
              <Trans>Уроков</Trans>
            </th>
            {shown.map(({ id, letter, title, category }) => (
              <th key={id} scope="col" title={title} aria-label={title}>
                <MissLetter letter={letter} category={category} />
              </th>
            ))}
            <th scope="col">
              <Trans>Пропущено</Trans>
            </th>
            {total.minutes > 0 ? (
              <th scope="col">
                <Trans>Опоздания, мин</Trans>
              </th>
            ) : null}
            <th scope="col">
              <Trans>Посещаемость</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.student_id}>
              <th scope="row" className={styles['name']}>
                {index + 1}. {students[index]?.full_name}
              </th>
              <Counts row={row} kinds={shown} hasMinutes={total.minutes > 0} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles['name']}>
              <Trans>Всего</Trans>
            </th>
            <Counts row={total} kinds={shown} hasMinutes={total.minutes > 0} />
          </tr>
        </tfoot>
      </table>
      {shown.length > 0 ? (
        <Text size="xs" c="dimmed" p="xs">
          {shown.map(({ letter, title }) => `${letter} — ${title.toLowerCase()}`).join('; ')}
        </Text>
      ) : null}
    </ScrollArea>
  )
}

interface CountsProps {
  row: Counted
  kinds: readonly MissKind[]
  hasMinutes: boolean
}

function Counts({ row, kinds, hasMinutes }: CountsProps) {
  const percent = attendedPercent(row)
  const unlessNone = (count: number) => (count === 0 ? '' : count)
  return (
    <>
      <td>{row.lessons}</td>
      {kinds.map(({ id }) => (
        <td key={id}>{unlessNone(row.by_kind.get(id) ?? 0)}</td>
      ))}
      <td className={styles['missed']}>{unlessNone(row.missed)}</td>
      {hasMinutes ? <td>{unlessNone(row.minutes)}</td> : null}
      <td>{percent === null ? '—' : `${percent} %`}</td>
    </>
  )
}

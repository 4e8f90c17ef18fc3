import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { displayNumber } from '#platform/contract/number.ts'
import { isCollege, parallelNumeral } from '#platform/contract/school-kind.ts'
import { Box, Text } from '#platform/web/ui/index.ts'
import type { Rup, RupColumn } from '../../contract/rup.ts'
import { columnSign } from '../../rules/parallel-title.ts'
import { placeKey } from '../../rules/plan-column.ts'
import { componentTitles } from '../../rules/components.ts'
import { columnSums, linesAsPlanned, rupMatrix, yearSums } from '../../rules/rup-matrix.ts'
import { RupRow } from './rup-row.tsx'
import classes from './rup.module.css'

/** The plan as a matrix, component by component, with sums. `isNarrowed`: the sums are of what was found only. */
export function RupMatrix({ rup: { columns, lines, weeks }, isNarrowed }: { rup: Rup; isNarrowed: boolean }) {
  const { t } = useLingui()
  // a college plans by the year, and weeks follow
  const shown = linesAsPlanned(lines, weeks)
  const parts = rupMatrix(shown, columns)
  const sums = columnSums(lines, columns)
  const years = yearSums(lines, columns, weeks)
  const maxima = columns.map(({ maximum }) => maximum * (isCollege() ? weeks.others : 1))
  const ofYear = <SumRow title={t`Всего часов в год`} sums={years} columns={columns} />
  const isDivided = lines.some(({ subgroups }) => subgroups > 1)
  return (
    <>
      {/* a table wider than the screen is scrolled by the keyboard too */}
      <Box component="section" className={classes['scroll']} tabIndex={0} aria-label={t`Рабочий учебный план`}>
        <table className={classes['matrix']}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Предмет</Trans>
              </th>
              {columns.map((column) => (
                <th key={placeKey(column)} scope="col" title={column.classes.join(', ')}>
                  <Head column={column} />
                </th>
              ))}
              <th scope="col" className={classes['words']}>
                <Trans>Оценивание</Trans>
              </th>
            </tr>
          </thead>
          {parts.map(({ component, rows, sums: ofPart }) => (
            <tbody key={component}>
              <tr className={classes['component']}>
                <th scope="rowgroup" colSpan={columns.length + 2}>
                  <span>{componentTitles[component]}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <RupRow key={row.line.course.id} row={row} columns={columns} />
              ))}
              {parts.length > 1 ? <SumRow title={t`Итого`} sums={ofPart} columns={columns} /> : null}
            </tbody>
          ))}
          <tbody className={classes['total']}>
            {isCollege() ? ofYear : null}
            <SumRow
              title={isNarrowed ? t`Всего по найденным` : t`Всего часов в неделю`}
              sums={sums}
              columns={columns}
            />
            {isNarrowed ? null : <SumRow title={t`Предельная нагрузка`} sums={maxima} columns={columns} />}
            {isCollege() ? null : ofYear}
          </tbody>
        </table>
      </Box>
      {isDivided ? (
        <Text size="sm" c="dimmed" px="sm" py="xs">
          <Trans>÷2 — класс на этом предмете делится на подгруппы</Trans>
        </Text>
      ) : null}
    </>
  )
}

function Head({ column }: { column: RupColumn }) {
  const sign = columnSign(column)
  if (column.class_title !== null) return <>{column.class_title}</>
  return (
    <>
      {parallelNumeral(column.parallel)}
      {sign === '' ? null : <span className={classes['profile']}>{sign}</span>}
    </>
  )
}

function SumRow({ title, sums, columns }: { title: string; sums: readonly number[]; columns: readonly RupColumn[] }) {
  return (
    <tr className={classes['sum']}>
      <th scope="row">{title}</th>
      {columns.map((column, index) => (
        <Fragment key={placeKey(column)}>
          <td>{displayNumber(sums[index] ?? 0)}</td>
        </Fragment>
      ))}
      <td>{null}</td>
    </tr>
  )
}

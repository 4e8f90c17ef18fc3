import { Trans } from '@lingui/react/macro'
import { gradingModeTitles } from '#platform/contract/enumerations.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { VisuallyHidden } from '#platform/web/ui/index.ts'
import type { RupColumn, RupLine } from '../../contract/rup.ts'
import { gradingWords, type MatrixRow } from '../../rules/rup-matrix.ts'
import { placeKey } from '../../rules/plan-column.ts'
import { CourseLink } from '../course-name.tsx'
import classes from './rup.module.css'

/** A course of the plan: its hours under each parallel, its grading in words. */
export function RupRow({ row: { line, cells }, columns }: { row: MatrixRow<RupLine>; columns: readonly RupColumn[] }) {
  const lines = cells.flatMap((cell) => cell?.line ?? [])
  return (
    <tr>
      <th scope="row">
        <CourseLink course={line.course} />
      </th>
      {columns.map((column, index) => (
        <td key={placeKey(column)} data-inherited={cells[index]?.isInherited || undefined}>
          <Cell line={cells[index]?.line ?? null} />
        </td>
      ))}
      <td className={classes['words']}>{gradingWords(lines)}</td>
    </tr>
  )
}

function Cell({ line }: { line: RupLine | null }) {
  if (line === null)
    return (
      <VisuallyHidden>
        <Trans>нет</Trans>
      </VisuallyHidden>
    )
  const { hours, subgroups, grading_mode } = line
  return (
    <span title={gradingModeTitles[grading_mode]}>
      {displayNumber(hours)}
      {subgroups > 1 ? <small className={classes['divided']}>{`÷${subgroups}`}</small> : null}
    </span>
  )
}

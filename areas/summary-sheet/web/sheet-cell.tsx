import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { displayPercent } from '#platform/contract/number.ts'
import { VisuallyHidden } from '#platform/web/ui/index.ts'
import type { SummarySheet } from '../contract/summary-sheet.ts'
import { markText } from '../rules/sheet-words.ts'
import { goByArrow } from '#areas/results/web/index.ts'
import styles from './summary-sheet.module.css'

interface Props {
  student: Pick<SummarySheet['students'][number], 'id' | 'full_name' | 'marks'>
  course: Pick<SummarySheet['courses'][number], 'id' | 'title' | 'type'>
  /** What is said of a cell without a result. */
  absent: string
}

/** One result, leading to the journal that bears it: what is set in full colour, what is only recommended paler. */
export function SheetCell({ student, course, absent }: Props) {
  const { t } = useLingui()
  const mark = student.marks.find(({ course_id }) => course_id === course.id)
  if (!mark)
    return (
      <td>
        <VisuallyHidden>{absent}</VisuallyHidden>
      </td>
    )
  const text = markText(course.type, mark)
  const isOther = mark.state === 'set' && mark.recommended !== null && mark.recommended !== mark.value
  const recommended = markText(course.type, { state: 'set', value: mark.recommended })
  const ofOther = mark.differs
    ? t`выставлено, по отметкам ${recommended}, не подтверждено`
    : t`выставлено, рекомендовано ${recommended}`
  const standing = {
    set: mark.differs || isOther ? ofOther : t`выставлено`,
    recommended: mark.missing.length > 0 ? mark.missing.join(', ') : t`рекомендовано, не выставлено`,
    missing: mark.missing.join(', '),
  }[mark.state]
  const isLow = mark.state !== 'missing' && (mark.value === null || mark.value === (course.type === 'grade' ? 2 : 0))
  const label = `${student.full_name}, ${course.title}: ${text}, ${standing}`
  return (
    <td>
      <Link
        to="/journal"
        search={{ group: String(mark.group_id), tab: 'results', student: String(student.id) }}
        className={styles['mark']}
        data-state={mark.state}
        data-low={isLow || undefined}
        data-other={(isOther && !mark.differs) || undefined}
        data-differs={mark.differs || undefined}
        title={mark.percent === null ? standing : `${standing} · ${displayPercent(mark.percent)}`}
        aria-label={label}
        onKeyDown={goByArrow}
      >
        {text}
      </Link>
    </td>
  )
}

import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '#platform/web/ui/index.ts'
import type { SummarySheet } from '../contract/summary-sheet.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { groupsText } from '../rules/sheet-words.ts'
import type { ChangeSheetAddress, SummarySheetAddress } from './address.ts'
import { SheetCell } from './sheet-cell.tsx'
import { SheetHead } from './sheet-head.tsx'
import { sortedStudents } from './sorted-students.ts'
import styles from './summary-sheet.module.css'

interface Props {
  sheet: SummarySheet
  address: SummarySheetAddress
  change: ChangeSheetAddress
}

/** Students × subjects; head and names stay in sight. */
export function SheetTable({ sheet, address, change }: Props) {
  const { t } = useLingui()
  const { courses, students } = sheet
  const caption = t`Сводная ведомость, ${sheet.class.title} класс`
  return (
    <div className={styles['scroller']}>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <SheetHead courses={courses} address={address} change={change} />
        <tbody>
          {sortedStudents(students, address).map((student, index) => (
            <tr key={student.id}>
              <th scope="row" className={styles['name']} title={student.full_name}>
                <span className={styles['number']}>{index + 1}</span> {student.full_name}
              </th>
              {courses.map((course) => (
                <SheetCell key={course.id} student={student} course={course} absent={t`не изучает`} />
              ))}
              <td className={styles['strong']}>{displayNumber(student.average)}</td>
              <td className={styles['strong']}>{student.misses.total}</td>
              <td>{student.misses.illness || ''}</td>
              <td>{student.misses.excused || ''}</td>
              <td>{student.misses.unexcused || ''}</td>
              <td>{student.misses.other || ''}</td>
              <td className={styles['group']}>{groupsText(student.groups)}</td>
            </tr>
          ))}
        </tbody>
        <SheetFoot sheet={sheet} />
      </table>
    </div>
  )
}

/** Indicators under each subject, and those of the class beside them. */
function SheetFoot({ sheet: { courses, summary: whole } }: { sheet: SummarySheet }) {
  const { t } = useLingui()
  const lines = [
    { title: t`Успеваемость, %`, of: 'progress' },
    { title: t`Качество, %`, of: 'quality' },
    { title: t`СОУ, %`, of: 'degree' },
    { title: t`Средний балл`, of: 'average' },
  ] as const
  return (
    <tfoot>
      {lines.map(({ title, of }) => (
        <tr key={of}>
          <th scope="row" className={styles['name']}>
            {title}
          </th>
          {courses.map(({ id, summary }) => (
            <td key={id}>{displayNumber(summary[of])}</td>
          ))}
          <td colSpan={7} className={styles['whole']}>{t`по классу ${displayNumber(whole[of])}`}</td>
        </tr>
      ))}
    </tfoot>
  )
}

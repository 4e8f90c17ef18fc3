import { useLingui } from '@lingui/react/macro'
import { IconArrowNarrowDown, IconArrowNarrowUp } from '#platform/web/icons/index.ts'
import type { ReactNode } from 'react'
import { UnstyledButton } from '#platform/web/ui/index.ts'
import type { SummarySheet } from '../contract/summary-sheet.ts'
import type { ChangeSheetAddress, SummarySheetAddress } from './address.ts'
import styles from './summary-sheet.module.css'

interface Order {
  address: SummarySheetAddress
  change: ChangeSheetAddress
}

/** A head that orders by its column: names from А, numbers from the greatest, pressed again the other way. */
function SortHead({
  by,
  address: { sort, desc },
  change,
  children,
  className,
  title,
}: Order & { by: string; children: ReactNode; className?: string | undefined; title?: string }) {
  const isOn = sort === by
  const next = isOn ? !desc : by !== 'name'
  const Arrow = desc ? IconArrowNarrowDown : IconArrowNarrowUp
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isOn ? (desc ? 'descending' : 'ascending') : undefined}
      title={title}
    >
      <UnstyledButton className={styles['sort']} onClick={() => change({ sort: by, desc: next ? 'true' : undefined })}>
        {children}
        {isOn ? <Arrow size={14} aria-hidden /> : null}
      </UnstyledButton>
    </th>
  )
}

/** The head of a class sheet: subjects stand upright, each with its teachers on hover. */
export function SheetHead({ courses, ...order }: Order & Pick<SummarySheet, 'courses'>) {
  const { t } = useLingui()
  return (
    <thead>
      <tr>
        <SortHead by="name" className={styles['name']} {...order}>{t`Ученик`}</SortHead>
        {courses.map(({ id, title, short_title, period_title, teachers }) => (
          <SortHead
            key={id}
            by={`course-${id}`}
            className={styles['upright']}
            title={[title, ...teachers].join(', ')}
            {...order}
          >
            <span>
              {short_title}
              {period_title === null ? null : <small> {period_title}</small>}
            </span>
          </SortHead>
        ))}
        <SortHead by="average" className={styles['upright']} {...order}>
          <span>{t`Средний балл`}</span>
        </SortHead>
        <SortHead by="misses" className={styles['upright']} {...order}>
          <span>{t`Пропущено`}</span>
        </SortHead>
        {[t`по болезни`, t`по уважительной`, t`без причины`, t`по другой`].map((title) => (
          <th key={title} scope="col" className={styles['upright']}>
            <span>{title}</span>
          </th>
        ))}
        <th scope="col" className={styles['group']}>{t`Группа`}</th>
      </tr>
    </thead>
  )
}

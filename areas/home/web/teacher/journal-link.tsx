import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StaffLesson } from '../../contract/staff-home.ts'
import dayStyles from '../day/day.module.css'

interface Props {
  lesson: Pick<StaffLesson, 'id' | 'group_id' | 'status'>
  /** The journal's tab, by default its marks. */
  tab?: 'topics'
  isNow?: boolean
  children: ReactNode
}

/** A lesson's whole line as the way into its journal, on its day. */
export function JournalLink({ lesson, tab, isNow = false, children }: Props) {
  return (
    <Link
      to="/journal"
      search={{ group: String(lesson.group_id), lesson: String(lesson.id), ...(tab ? { tab } : {}) }}
      className={dayStyles['lesson']}
      data-cancelled={lesson.status === 'cancelled' || undefined}
      data-now={isNow || undefined}
    >
      {children}
    </Link>
  )
}

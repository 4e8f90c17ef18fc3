import { useLingui } from '@lingui/react/macro'
import { useParallels } from '#areas/classes/web/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { Group, Select, useUrlState } from '#platform/web/ui/index.ts'
import { isCalendarDate } from '#platform/contract/calendar-date.ts'
import { useState } from 'react'
import type { WorkloadBoard } from '../../contract/board.ts'
import { WorkloadAddress } from '../address.ts'

const named = (records: readonly { id: number; title: string }[]) =>
  records.map(({ id, title }) => ({ value: String(id), label: title }))

/** The day of the board, and what narrows it. */
export function BoardFilters({ board }: { board: WorkloadBoard }) {
  const { t } = useLingui()
  const [{ cathedra_id, course_id, parallel }, change] = useUrlState(WorkloadAddress)
  const [typed, setTyped] = useState<string | null>(null)
  const ofGroups = new Set(board.groups.map((group) => group.course_id))
  const courses = board.courses.filter(
    ({ id, cathedra_id: own }) => ofGroups.has(id) && (cathedra_id === undefined || own === cathedra_id),
  )
  const parallels = new Set(board.groups.map((group) => String(group.parallel)))
  const setDay = (day: string) => {
    setTyped(day)
    if (isCalendarDate(day) && day >= board.year.from && day <= board.year.to) change({ date: day })
  }
  const choose = (name: 'cathedra_id' | 'course_id' | 'parallel') => (value: string | null) =>
    change({ [name]: value, ...(name === 'cathedra_id' && { course_id: null }) })
  return (
    <Group component="search" gap="xs" aria-label={t`Какие часы и учителя`}>
      <DateField
        w={{ base: 'calc(50% - 5px)', xs: 150 }}
        aria-label={t`С какого дня`}
        min={board.year.from}
        max={board.year.to}
        value={typed ?? board.date}
        onChange={setDay}
        onBlur={() => setTyped(null)}
      />
      <Select
        w={{ base: 'calc(50% - 5px)', xs: 230 }}
        aria-label={t`Все кафедры`}
        placeholder={t`Все кафедры`}
        data={named(board.cathedras)}
        value={cathedra_id === undefined ? null : String(cathedra_id)}
        onChange={choose('cathedra_id')}
        searchable
        clearable
      />
      <Select
        w={{ base: 'calc(50% - 5px)', xs: 210 }}
        aria-label={t`Все предметы`}
        placeholder={t`Все предметы`}
        data={named(courses)}
        value={course_id === undefined ? null : String(course_id)}
        onChange={choose('course_id')}
        searchable
        clearable
      />
      <Select
        w={{ base: 'calc(50% - 5px)', xs: 170 }}
        aria-label={t`Все параллели`}
        placeholder={t`Все параллели`}
        data={useParallels().filter(({ value }) => parallels.has(value))}
        value={parallel === undefined ? null : String(parallel)}
        onChange={choose('parallel')}
        clearable
      />
    </Group>
  )
}

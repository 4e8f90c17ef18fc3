import { useLingui } from '@lingui/react/macro'
import { isCalendarDate } from '#platform/contract/calendar-date.ts'
import { DateField } from '#platform/web/date/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { Group, Select } from '#platform/web/ui/index.ts'
import { historyKinds, type HistoryKind, type JournalHistory } from '../../contract/history.ts'
import type { HistoryState } from '../address.ts'
import type { GridStudent } from '#areas/journal/contract/journal.ts'

interface Props {
  state: HistoryState
  students: readonly GridStudent[]
  people: JournalHistory['people']
  change: (changes: Partial<Record<keyof HistoryState, string | undefined>>) => void
}

/** Whose, by whom, of what, when. */
export function HistoryFilters({ state, students, people, change }: Props) {
  const { t } = useLingui()
  const kinds: Record<HistoryKind, string> = {
    marks: t`Отметки`,
    misses: t`Пропуски`,
    topics: t`Темы и задания`,
    results: t`Итоги`,
  }
  const own = { clearable: true, size: 'sm', w: { base: '100%', sm: 220 } } as const
  const text = (id: number | undefined) => (id === undefined ? null : String(id))
  return (
    <Group gap="xs" data-print="never">
      <Select
        {...own}
        aria-label={t`Ученик`}
        placeholder={t`Все ученики`}
        searchable
        nothingFoundMessage={t`Ничего не найдено`}
        data={students.map(({ id, full_name }) => ({ value: String(id), label: full_name }))}
        value={text(state.student)}
        onChange={(student) => change({ student: student ?? undefined })}
      />
      <Select
        {...own}
        aria-label={t`Кто изменил`}
        placeholder={t`Кто угодно`}
        data={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={text(state.who)}
        onChange={(who) => change({ who: who ?? undefined })}
      />
      <Select
        {...own}
        aria-label={t`Что изменено`}
        placeholder={t`Все изменения`}
        data={historyKinds.map((kind) => ({ value: kind, label: kinds[kind] }))}
        value={state.kind ?? null}
        onChange={(kind) => change({ kind: kind ?? undefined })}
      />
      <DateField
        size="sm"
        w={{ base: '100%', sm: 160 }}
        aria-label={t`День изменения`}
        value={state.day ?? ''}
        max={schoolDay()}
        onChange={(day) => (day === '' || isCalendarDate(day) ? change({ day: day || undefined }) : undefined)}
      />
    </Group>
  )
}

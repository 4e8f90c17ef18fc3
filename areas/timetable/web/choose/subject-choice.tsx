import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { IconSearch } from '#platform/web/icons/index.ts'
import { query } from '#platform/web/api/index.ts'
import { Select } from '#platform/web/ui/index.ts'
import { listWeekSubjects } from '../../contract/week-subjects.ts'
import { weekSlug, type WeekSubject } from '../../rules/week-slug.ts'
import styles from './choose.module.css'

type Kind = Exclude<WeekSubject['kind'], 'me'>
const fewMinutes = 5 * 60_000

/** The way to another week: one field to find a class, a teacher or a room by typing. */
export function SubjectChoice({ slug }: { slug: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data: all } = useQuery({ ...query(listWeekSubjects), staleTime: fewMinutes })
  const items = (kind: Kind, list: readonly { id: number; title: string }[] = []) =>
    list.map(({ id, title }) => ({ value: weekSlug({ kind, id }), label: title })).filter(({ value }) => value !== slug)
  const groups = [
    { group: t`Моё`, items: all?.has_own && slug !== 'me' ? [{ value: 'me', label: t`Моё расписание` }] : [] },
    { group: t`Классы`, items: items('class', all?.classes) },
    { group: t`Учителя`, items: items('teacher', all?.teachers) },
    { group: t`Кабинеты`, items: items('room', all?.rooms) },
  ].filter((group) => group.items.length > 0)
  return (
    <Select
      className={styles['subject'] ?? ''}
      aria-label={t`Другое расписание`}
      placeholder={t`Класс, учитель, кабинет`}
      searchable
      selectFirstOptionOnChange
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      disabled={all === undefined}
      maxDropdownHeight={360}
      nothingFoundMessage={t`Никого не нашлось`}
      data={groups}
      // the heading says whose week this is: the field is for the next one
      value={null}
      onChange={(next) => {
        if (next !== null)
          void navigate({ to: '/timetable/$slug', params: { slug: next }, search: (before: object) => before })
      }}
    />
  )
}

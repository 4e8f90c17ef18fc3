import { useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { RowLink, type Column } from '#platform/web/list/index.ts'
import type { Course } from '../../contract/courses.ts'
import { rangesText } from '#platform/contract/ranges-text.ts'
import { CourseName } from '../course-name.tsx'

/** Columns of the catalogue of subjects. */
export function useCourseColumns(): Column<Course>[] {
  const { t } = useLingui()
  return [
    {
      key: 'name',
      title: t`Предмет`,
      sort: 'name',
      maxWidth: 250,
      render: ({ id, title, colour }) => (
        <CourseName colour={colour}>
          <RowLink id={id}>{title}</RowLink>
        </CourseName>
      ),
    },
    {
      key: 'short',
      title: t`Кратко`,
      sort: 'short_title',
      width: 120,
      isExtra: true,
      render: ({ short_title }) => short_title,
    },
    {
      key: 'kk',
      title: t`На казахском`,
      sort: 'title_kk',
      maxWidth: 170,
      render: ({ title_kk }) => (title_kk === null ? '—' : <span lang="kk">{title_kk}</span>),
    },
    {
      key: 'cathedra',
      title: t`Кафедра`,
      sort: 'cathedra',
      maxWidth: 180,
      group: ({ cathedra }) => cathedra?.title ?? '',
      render: ({ cathedra }) => cathedra?.title ?? '—',
    },
    {
      key: 'area',
      title: t`Область`,
      sort: 'ed_area',
      maxWidth: 150,
      group: ({ ed_area }) => ed_area?.title ?? '',
      render: ({ ed_area }) => ed_area?.title ?? '—',
    },
    {
      key: 'difficulty',
      title: t`Трудность`,
      sort: 'difficulty',
      width: 95,
      align: 'right',
      render: ({ difficulty }) => difficulty ?? '—',
    },
    {
      key: 'room',
      title: t`Где ведут уроки`,
      maxWidth: 180,
      isExtra: true,
      render: ({ room_kind }) => room_kind?.title ?? '—',
    },
    { key: 'parallels', title: t`Классы`, width: 80, render: ({ parallels }) => rangesText(parallels) || '—' },
    {
      key: 'groups',
      title: t`Групп`,
      sort: 'groups_count',
      width: 80,
      align: 'right',
      render: ({ groups_count }) => groups_count,
    },
    {
      key: 'hours',
      title: t`Часов в неделю`,
      sort: 'hours',
      width: 130,
      align: 'right',
      render: ({ hours }) => displayNumber(hours),
    },
  ]
}

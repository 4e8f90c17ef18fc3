import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { categoryLevels, categoryTitles } from '#areas/organisation/rules/categories.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { ImportButton, ImportWizard, useImportState } from '#platform/web/import/index.ts'
import { ListFilter, ListView, useList, type Column, type List } from '#platform/web/list/index.ts'
import { Badge, Group, LinkAnchor, PageFrame, Text } from '#platform/web/ui/index.ts'
import { importQualifications } from '../../contract/import.ts'
import {
  categoryTerms,
  exportQualifications,
  listQualifications,
  type CategoryTerm,
  type TeacherQualification,
} from '../../contract/list.ts'
import { seniorityText } from '../../rules/seniority.ts'

function Who({ of: { id, full_name } }: { of: TeacherQualification }) {
  return (
    <LinkAnchor to="/users/$id" params={{ id: String(id) }} search={{ tab: 'qualification' }}>
      {full_name}
    </LinkAnchor>
  )
}
function Until({ of: { category, term } }: { of: TeacherQualification }) {
  const { t } = useLingui()
  if (category === null || category.until === null) return '—'
  return (
    <Group gap={8} wrap="nowrap">
      {displayDate(category.until)}
      {term === 'valid' ? null : (
        <Badge flex="none" color={term === 'expired' ? 'red' : 'orange'} variant="light">
          {term === 'expired' ? t`Закончилась` : t`Заканчивается`}
        </Badge>
      )}
    </Group>
  )
}
const inYears = (months: number | null) => (months === null ? '—' : seniorityText(months))

function Filters({ list }: { list: List<TeacherQualification> }) {
  const { t } = useLingui()
  const terms: Record<CategoryTerm, string> = {
    soon: t`Скоро закончится`,
    '6': t`Закончится за 6 месяцев`,
    '12': t`Закончится за год`,
    ended: t`Уже закончилась`,
    none: t`Не записана`,
  }
  return (
    <>
      <ListFilter
        list={list}
        name="term"
        all={t`Любой срок категории`}
        data={categoryTerms.map((value) => ({ value, label: terms[value] }))}
        width={230}
      />
      <ListFilter
        list={list}
        name="level"
        all={t`Все категории`}
        data={categoryLevels.map((value) => ({ value, label: categoryTitles[value] }))}
        width={210}
      />
    </>
  )
}

/** `/passport/qualifications`: education, seniority and category of the staff, whose category ends and when. */
export function QualificationsPage() {
  const { t } = useLingui()
  const list = useList(listQualifications)
  const imported = useImportState()
  const mayImport = useAllowed(importQualifications.stage)
  const client = useQueryClient()
  const title = <Trans>Квалификация педагогов</Trans>
  if (imported.isOpen && mayImport)
    return (
      <PageFrame title={title}>
        <ImportWizard
          of={importQualifications}
          state={imported}
          onDone={() => void client.invalidateQueries({ queryKey: keyOf(listQualifications) })}
        />
      </PageFrame>
    )
  const columns: Column<TeacherQualification>[] = [
    { key: 'name', title: t`ФИО`, sort: 'name', render: (one) => <Who of={one} /> },
    {
      key: 'category',
      title: t`Категория`,
      sort: 'category',
      inFile: ['category', 'order'],
      group: ({ category }) => category?.title ?? '—',
      render: ({ category }) => category?.title ?? '—',
    },
    { key: 'until', title: t`Действует по`, sort: 'until', width: 220, render: (one) => <Until of={one} /> },
    {
      key: 'teaching',
      title: t`Педагогический`,
      sort: 'teaching',
      render: ({ teaching_months }) => inYears(teaching_months),
    },
    { key: 'general', title: t`Общий стаж`, sort: 'general', render: ({ general_months }) => inYears(general_months) },
    { key: 'education', title: t`Образование`, maxWidth: 260, render: ({ education }) => education ?? '—' },
    { key: 'positions', title: t`Должность`, maxWidth: 180, render: ({ positions }) => positions ?? '—' },
  ]
  return (
    <PageFrame title={title} actions={<ImportButton of={importQualifications} />}>
      <ListView
        list={list}
        label={t`Квалификация педагогов`}
        columns={columns}
        rowKey={({ id }) => id}
        name="qualifications.teachers"
        exported={exportQualifications}
        renderCard={(one) => (
          <>
            <Who of={one} />
            <Text size="sm" c="dimmed">
              {[one.positions, one.education].filter(Boolean).join(' · ')}
            </Text>
            <Group gap={8}>
              <Text size="sm">{one.category?.title ?? t`категория не записана`}</Text>
              <Until of={one} />
            </Group>
          </>
        )}
        searchLabel={t`Имя`}
        filters={<Filters list={list} />}
        empty={{
          title: t`Никого не нашлось`,
          hint: t`Образование, стаж и категорию записывают в карточке сотрудника или загружают таблицей`,
        }}
      />
    </PageFrame>
  )
}

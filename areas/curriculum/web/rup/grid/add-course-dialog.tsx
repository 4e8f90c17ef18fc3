import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Button, Group, Modal, Select, Stack } from '#platform/web/ui/index.ts'
import { listCourses } from '../../../contract/courses.ts'
import { components, componentTitles, type Component } from '../../../rules/components.ts'
import type { PlanRow } from './plan-grid.tsx'

interface Props {
  onAdd: (row: PlanRow) => void
  onClose: () => void
}

/** A course of the catalogue for whom the plan has no hours yet: its row opens, and stays with the first hours. */
export function AddCourseDialog({ onAdd, onClose }: Props) {
  const { t } = useLingui()
  const courses = useQuery(query(listCourses, { query: { size: '200' } })).data?.items ?? []
  const [course, setCourse] = useState<string | null>(null)
  const [component, setComponent] = useState<Component>('state')
  const chosen = courses.find(({ id }) => String(id) === course)
  return (
    <Modal opened onClose={onClose} title={t`Добавить предмет в план`}>
      <Stack>
        <Select
          label={t`Предмет`}
          searchable
          data-autofocus
          nothingFoundMessage={t`Такого предмета нет в каталоге`}
          data={courses.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={course}
          onChange={setCourse}
        />
        <Select
          label={t`Часть плана`}
          allowDeselect={false}
          data={components.map((value) => ({ value, label: componentTitles[value] }))}
          value={component}
          onChange={(value) => setComponent(components.find((one) => one === value) ?? 'state')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>{t`Отмена`}</Button>
          <Button
            disabled={chosen === undefined}
            onClick={() => {
              if (chosen) onAdd({ courseId: chosen.id, title: chosen.title, component })
              onClose()
            }}
          >{t`Добавить`}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { OptionSelect } from '#areas/dictionaries/web/index.ts'
import { FormFoot, numberOrNull } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { assignCourses } from '../../contract/course-bulk.ts'
import type { Course } from '../../contract/courses.ts'
import { CathedraSelect } from '../cathedra-select.tsx'
import { useCourseActions } from './use-course-actions.ts'

interface Props {
  what: 'cathedra' | 'area'
  chosen: readonly Course[]
  onClose: () => void
  onDone: () => void
}

/** One department, or one educational area, for all chosen courses. */
export function AssignDialog({ what, chosen, onClose, onDone }: Props) {
  const { t } = useLingui()
  const { act } = useCourseActions()
  const [value, setValue] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const send = (courses: readonly Pick<Course, 'id' | 'version'>[], of: (id: number) => number | null) =>
    act(assignCourses, {
      body: {
        courses: courses.map(({ id, version }) => ({
          id,
          version,
          ...(what === 'cathedra' ? { cathedra_id: of(id) } : { ed_area_id: of(id) }),
        })),
      },
    })
  const was = new Map(chosen.map((one) => [one.id, (what === 'cathedra' ? one.cathedra : one.ed_area)?.id ?? null]))
  const assign = async () => {
    setSending(true)
    const done = await send(chosen, () => numberOrNull(value))
    setSending(false)
    if (done === null) return
    const { items } = done
    notify.undoable(t`Изменено предметов: ${items.length}`, {
      label: t`Отменить`,
      act: () => void send(items, (id) => was.get(id) ?? null),
    })
    onDone()
  }
  const count = chosen.length
  const named = chosen
    .slice(0, 6)
    .map(({ title }) => title)
    .join(', ')
  const rest = Math.max(0, count - 6)
  return (
    <Modal
      opened
      onClose={onClose}
      title={what === 'cathedra' ? t`Кафедра предметов` : t`Образовательная область предметов`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <Stack gap="md">
        <Text size="sm">
          {rest > 0
            ? t`${named} и ещё ${plural(rest, { one: '# предмет', few: '# предмета', other: '# предметов' })}`
            : named}
        </Text>
        {what === 'cathedra' ? (
          <CathedraSelect
            label={t`Кафедра`}
            placeholder={t`Без кафедры`}
            value={value}
            onChange={setValue}
            data-autofocus
          />
        ) : (
          <OptionSelect
            code="ed_area"
            label={t`Образовательная область`}
            placeholder={t`Без области`}
            clearable
            clearButtonProps={{ 'aria-label': t`Без области` }}
            value={value}
            onChange={setValue}
            data-autofocus
          />
        )}
        <FormFoot action={t`Назначить`} onAction={() => void assign()} isSending={isSending} onCancel={onClose} />
      </Stack>
    </Modal>
  )
}

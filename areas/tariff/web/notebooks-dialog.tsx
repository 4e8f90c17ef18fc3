import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listCourses } from '#areas/curriculum/contract/courses.ts'
import { query } from '#platform/web/api/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Answer, Checkbox, Modal, Scrolled, Stack, Text } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { readTariff, setNotebookCourses } from '../contract/tariff.ts'

interface Props {
  chosen: readonly number[]
  onClose: () => void
}

/** Courses whose notebooks are checked for pay: their hours stand in a column of the list. */
export function NotebooksDialog({ chosen, onClose }: Props) {
  const { t } = useLingui()
  const courses = useQuery(query(listCourses, { query: { size: '200' } }))
  const [ids, setIds] = useState<readonly number[]>(chosen)
  const [isSending, setSending] = useState(false)
  const { act } = useActions([readTariff])
  const save = async () => {
    setSending(true)
    const done = await act(setNotebookCourses, { body: { course_ids: [...ids] } })
    setSending(false)
    if (done === null) return
    onClose()
    notify.undoable(t`Предметы с проверкой тетрадей записаны`, {
      label: t`Отменить`,
      act: () => void act(setNotebookCourses, { body: { course_ids: [...chosen] } }),
    })
  }
  return (
    <Modal opened onClose={onClose} title={t`Проверка тетрадей`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          <Trans>Часы этих предметов стоят в столбце «Тетради»</Trans>
        </Text>
        <Answer of={courses}>
          {({ items }) => (
            <Scrolled maxHeight={360} aria-label={t`Предметы`}>
              <Stack gap={8}>
                {items.map(({ id, title }) => (
                  <Checkbox
                    key={id}
                    label={title}
                    checked={ids.includes(id)}
                    onChange={() => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])}
                  />
                ))}
              </Stack>
            </Scrolled>
          )}
        </Answer>
        <FormFoot
          action={<Trans>Сохранить</Trans>}
          onAction={() => void save()}
          isSending={isSending}
          onCancel={onClose}
        />
      </Stack>
    </Modal>
  )
}

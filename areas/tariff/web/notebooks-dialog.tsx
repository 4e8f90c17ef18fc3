import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listCourses } from '#areas/curriculum/contract/courses.ts'
import { query } from '#platform/web/api/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Answer, Checkbox, Group, Modal, Scrolled, Stack, Text } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { readTariff, setNotebookCourses, type NotebookCourse } from '../contract/tariff.ts'
import type { NotebookKind } from '../rules/bonuses.ts'

interface Props {
  chosen: readonly NotebookCourse[]
  onClose: () => void
}

type Kinds = ReadonlyMap<number, NotebookKind>
const coursesOf = (kinds: Kinds): NotebookCourse[] => Array.from(kinds, ([course_id, kind]) => ({ course_id, kind }))

/** Courses whose notebooks are checked for pay, and by which share: their hours stand in a column of the list. */
export function NotebooksDialog({ chosen, onClose }: Props) {
  const { t } = useLingui()
  const courses = useQuery(query(listCourses, { query: { size: '200' } }))
  const [kinds, setKinds] = useState<Kinds>(new Map(chosen.map(({ course_id, kind }) => [course_id, kind])))
  const [isSending, setSending] = useState(false)
  const { act } = useActions([readTariff])
  const save = async () => {
    setSending(true)
    const done = await act(setNotebookCourses, { body: { courses: coursesOf(kinds) } })
    setSending(false)
    if (done === null) return
    onClose()
    notify.undoable(t`Предметы с проверкой тетрадей записаны`, {
      label: t`Отменить`,
      act: () => void act(setNotebookCourses, { body: { courses: [...chosen] } }),
    })
  }
  return (
    <Modal opened onClose={onClose} title={t`Проверка тетрадей`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          <Trans>
            Часы этих предметов стоят в столбце «Тетради», доплата — доля БДО на день списка. В 0–4 классах доля своя
          </Trans>
        </Text>
        <Answer of={courses}>
          {({ items }) => (
            <Scrolled maxHeight={360} aria-label={t`Предметы`}>
              <Stack gap={8}>
                {items.map(({ id, title }) => (
                  <CourseLine
                    key={id}
                    title={title}
                    kind={kinds.get(id) ?? null}
                    onChange={(kind) => setKinds(withKind(kinds, id, kind))}
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

function withKind(kinds: Kinds, course: number, kind: NotebookKind | null): Kinds {
  const next = new Map(kinds)
  if (kind === null) next.delete(course)
  else next.set(course, kind)
  return next
}

interface LineProps {
  title: string
  kind: NotebookKind | null
  onChange: (kind: NotebookKind | null) => void
}
function CourseLine({ title, kind, onChange }: LineProps) {
  const { t } = useLingui()
  const isLanguages = kind === 'languages'
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs" mih={30}>
      <Checkbox label={title} checked={kind !== null} onChange={() => onChange(kind === null ? 'others' : null)} />
      {kind === null ? null : (
        <Checkbox
          size="xs"
          label={t`как русский и казахский`}
          aria-label={t`${title}: доля русского и казахского языков`}
          checked={isLanguages}
          onChange={() => onChange(isLanguages ? 'others' : 'languages')}
        />
      )}
    </Group>
  )
}

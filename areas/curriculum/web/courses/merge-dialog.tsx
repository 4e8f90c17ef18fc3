import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import type { Preview } from '#platform/contract/preview.ts'
import { objectionsOf, query, request, sentenceOf } from '#platform/web/api/index.ts'
import { PreviewList } from '#platform/web/dialog/preview-list.tsx'
import { previewGroups } from '#platform/web/dialog/preview.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { Alert, List, Modal, Radio, Select, Stack, Text } from '#platform/web/ui/index.ts'
import { previewCourseMerger } from '../../contract/course-bulk.ts'
import { listCourses, type Course } from '../../contract/courses.ts'
import { useMergers } from './use-mergers.ts'

interface Props {
  chosen: readonly Course[]
  onClose: () => void
  onDone: () => void
}
const seen = ({ id, version }: Course) => ({ id, version })

/** Which of the courses stays, what goes over to it, and what stands in the way. */
export function MergeDialog({ chosen, onClose, onDone }: Props) {
  const { t } = useLingui()
  const { merge } = useMergers()
  const [added, setAdded] = useState<readonly Course[]>([])
  const [isSending, setSending] = useState(false)
  const courses = [...chosen, ...added]
  const [intoId, setInto] = useState(chosen.find(({ is_archived }) => !is_archived)?.id ?? 0)
  const into = courses.find(({ id }) => id === intoId)
  const from = courses.filter(({ id }) => id !== intoId)
  const body = into && from.length > 0 ? { into: seen(into), from: from.map(seen) } : null
  const preview = useQuery({
    queryKey: keyOf(previewCourseMerger, { body: body ?? undefined }),
    queryFn: ({ signal }) => request(previewCourseMerger, { body: body as NonNullable<typeof body> }, { signal }),
    enabled: body !== null,
    gcTime: 0,
    meta: { silent: true },
  })
  const send = async () => {
    if (!body || !into) return
    setSending(true)
    const isDone = await merge(body, into.title)
    setSending(false)
    if (isDone) onDone()
  }
  const isBlocked = preview.data === undefined || preview.data.obstacles.length > 0
  return (
    <Modal opened onClose={onClose} title={t`Объединить предметы`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Stack gap="md">
        <Radio.Group label={t`Какой останется`} value={String(intoId)} onChange={(id) => setInto(Number(id))}>
          <Stack gap={6} mt={6}>
            {courses.map(({ id, title, is_archived, groups_count }) => (
              <Radio
                key={id}
                value={String(id)}
                disabled={is_archived}
                label={is_archived ? t`${title} (в архиве)` : t`${title} · групп: ${groups_count}`}
              />
            ))}
          </Stack>
        </Radio.Group>
        <OtherCourse courses={courses} onChoose={(course) => setAdded([...added, course])} />
        {body === null ? null : preview.isError ? (
          <Alert color="red" variant="light" role="alert">
            {objectionsOf(preview.error)[0]?.msg ?? sentenceOf(preview.error) ?? t`Не удалось посчитать последствия`}
          </Alert>
        ) : (
          <Moved preview={preview.data} into={into?.title ?? ''} />
        )}
        <FormFoot
          action={<Trans>Объединить</Trans>}
          onAction={() => void send()}
          isDangerous
          focus="cancel"
          isSending={isSending}
          isDisabled={body === null || isBlocked}
          onCancel={onClose}
        />
      </Stack>
    </Modal>
  )
}

/** One more of the doubles, out of the whole catalogue. */
function OtherCourse({ courses, onChoose }: { courses: readonly Course[]; onChoose: (course: Course) => void }) {
  const { t } = useLingui()
  const found = useQuery(query(listCourses, { query: { size: '200' } }))
  const others = (found.data?.items ?? []).filter(({ id }) => !courses.some((one) => one.id === id))
  return (
    <Select
      label={courses.length > 1 ? t`Ещё один` : t`С каким предметом`}
      placeholder={t`Выберите предмет`}
      searchable
      nothingFoundMessage={t`Ничего не найдено`}
      data={others.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={null}
      onChange={(id) => {
        const course = others.find((one) => String(one.id) === id)
        if (course) onChoose(course)
      }}
    />
  )
}

/** What stands in the way; else what goes over to the course that stays. */
function Moved({ preview, into }: { preview: Preview | undefined; into: string }) {
  if (!preview)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Считаем, что перейдёт…</Trans>
      </Text>
    )
  if (preview.obstacles.length > 0)
    return (
      <Alert color="orange" variant="light" role="alert" title={<Trans>Пока нельзя объединить</Trans>}>
        <List size="sm" spacing={4}>
          {preview.obstacles.map((obstacle) => (
            <List.Item key={obstacle}>{obstacle}</List.Item>
          ))}
        </List>
      </Alert>
    )
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        <Trans>Останется «{into}»</Trans>
      </Text>
      <PreviewList groups={previewGroups(preview)} />
      <Text size="sm" c="dimmed">
        <Trans>Остальные уйдут в архив. Объединение можно отменить, пока то, что перешло, не изменили.</Trans>
      </Text>
    </Stack>
  )
}

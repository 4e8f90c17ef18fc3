import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useSyncExternalStore } from 'react'
import type { GridLesson, GridStudent, Work } from '#areas/journal/contract/journal.ts'
import { lessonColumnId, workColumnId, workName, type JournalStore } from '#areas/journal/web/index.ts'
import { cellId } from '#platform/web/grid/index.ts'
import { Button, SimpleGrid, Stack, Text } from '#platform/web/ui/index.ts'
import { NumberForm } from './number-form.tsx'

interface Props {
  store: JournalStore
  lesson: GridLesson
  student: GridStudent
  /** @returns whether it stands now */
  onMarks: (columnId: string, values: readonly number[]) => boolean
}

/** Marks of a student on one lesson: a tap gives or takes a ФО, the points of the works of the lesson are typed. */
export function LessonMarks({ store, lesson, student, onMarks }: Props) {
  const works = store.grid.works.filter(({ lesson_id }) => lesson_id === lesson.id)
  if (store.grid.group.grading_mode === 'not_evaluated') return null
  return (
    <Stack gap={6}>
      <FormativeMarks store={store} lesson={lesson} student={student} onMarks={onMarks} />
      {works.map((work) => (
        <WorkPoints key={work.id} store={store} work={work} student={student} onMarks={onMarks} />
      ))}
    </Stack>
  )
}

/** The marks that stand in a cell, as they change. */
function useMarks(store: JournalStore, columnId: string, studentId: number): readonly number[] {
  const cell = cellId(columnId, studentId)
  const subscribe = useCallback((listener: () => void) => store.signals.on(cell, listener), [store, cell])
  const { marks } = useSyncExternalStore(subscribe, () => store.value(cell))
  return marks.map(({ value }) => value)
}

function FormativeMarks({ store, lesson, student, onMarks }: Props) {
  const { t } = useLingui()
  const columnId = lessonColumnId(lesson.id)
  const marks = useMarks(store, columnId, student.id)
  const all = Array.from({ length: store.policy.fo_maximum }, (_, index) => index + 1)
  const give = (value: number) => {
    const at = marks.lastIndexOf(value)
    onMarks(columnId, at === -1 ? [...marks, value] : marks.toSpliced(at, 1))
  }
  return (
    <>
      <Text size="sm" fw={600}>
        {marks.length === 0 ? <Trans>Отметка</Trans> : <Trans>Отметка: {marks.join(', ')}</Trans>}
      </Text>
      <SimpleGrid cols={5} spacing={6}>
        {all.map((value) => (
          <Button
            key={value}
            size="md"
            h={44}
            px={0}
            variant={marks.includes(value) ? 'filled' : 'default'}
            aria-pressed={marks.includes(value)}
            aria-label={t`Отметка ${value}`}
            onClick={() => give(value)}
          >
            {value}
          </Button>
        ))}
      </SimpleGrid>
    </>
  )
}

function WorkPoints({ store, work, student, onMarks }: Omit<Props, 'lesson'> & { work: Work }) {
  const { t } = useLingui()
  const columnId = workColumnId(work.id)
  const [standing] = useMarks(store, columnId, student.id)
  return (
    <NumberForm
      name={`points ${work.id} ${student.id}`}
      label={t`${workName(work)}, баллы из ${work.maximum}`}
      min={0}
      max={work.maximum}
      standing={standing ?? null}
      mayWrite={(typed) => typed !== (standing ?? null)}
      onWrite={(typed) => onMarks(columnId, typed === null ? [] : [typed])}
    />
  )
}

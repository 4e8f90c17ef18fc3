import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent } from 'react'
import { cellCharacter } from '#platform/contract/keyboard-layout.ts'
import { query } from '#platform/web/api/index.ts'
import { Alert, Button, Kbd, Stack, Text } from '#platform/web/ui/index.ts'
import { useRows } from '../attendance/use-rows.ts'
import { readRoll, type RollHint } from '../../contract/roll.ts'
import type { GridLesson, GridStudent } from '../../contract/journal.ts'
import type { JournalSession } from '../journal-session.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import { lessonColumnId } from '../sheet/columns.ts'
import { isMemberOn } from '../../rules/mark-context.ts'
import { MissDrawer } from './miss-drawer.tsx'
import { RollHead } from './roll-head.tsx'
import { countRoll, kindOfLetter, missOf, rollCell, tapped } from './roll-marks.ts'
import { RollRow } from './roll-row.tsx'
import styles from './roll.module.css'

interface Props {
  journalSession: JournalSession
  lesson: GridLesson
  lessons: readonly GridLesson[]
  onLesson: (lessonId: number) => void
}

/** The students of one lesson, all there until somebody is said to be away. Saved as every cell of the journal is. */
export function Roll({ journalSession: { store, cursor }, lesson, lessons, onLesson }: Props) {
  useRows(store)
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const [refused, setRefused] = useState<{ id: number; reason: string } | null>(null)
  const [opened, setOpened] = useState<GridStudent | null>(null)
  const extra = useQuery(query(readRoll, { params: { id: String(lesson.id) } }))
  const { miss_kinds: kinds } = store.grid
  const members = store.grid.students.filter((student) => isMemberOn(student.periods, lesson.date))
  const columnId = lessonColumnId(lesson.id)
  const lock = members[0] ? store.lock({ columnId, rowId: members[0].id }) : null

  const valueOf = (studentId: number) => store.value(rollCell(lesson, studentId))
  const write = (studentId: number, after: CellValue) => {
    const reason = cursor.writeCell({ columnId, rowId: studentId }, after)
    setRefused(reason === null ? null : { id: studentId, reason })
  }
  const tap = (studentId: number) => write(studentId, tapped(valueOf(studentId), kinds))
  const take = ({ student_id, kind_id, reason }: RollHint) => {
    const kind = kinds.find(({ id }) => id === kind_id)
    if (kind) write(student_id, { ...valueOf(student_id), miss: { ...missOf(kind), reason } })
  }
  const hintOf = (studentId: number) => extra.data?.hints.find(({ student_id }) => student_id === studentId) ?? null
  const open = (extra.data?.hints ?? []).filter(
    ({ student_id }) => members.some(({ id }) => id === student_id) && valueOf(student_id).miss === null,
  )

  const move = (from: number, by: 1 | -1) => {
    const row = members[members.findIndex(({ id }) => id === from) + by]
    if (row) list.current?.querySelector<HTMLElement>(`[data-roll-row="${row.id}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, student: GridStudent) => {
    const { id } = student
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const letter = cellCharacter({ key: event.key, code: event.code })
    const kind = letter === null ? undefined : kindOfLetter(letter, kinds)
    if (event.key === 'ArrowDown') move(id, 1)
    else if (event.key === 'ArrowUp') move(id, -1)
    else if (lock !== null) return
    else if (event.key === 'F2') setOpened(student)
    else if (event.key === 'Delete' || event.key === 'Backspace') write(id, { ...valueOf(id), miss: null })
    else if (kind) write(id, { ...valueOf(id), miss: missOf(kind) })
    else return
    event.preventDefault()
  }

  return (
    <Stack gap="sm" className={styles['roll'] ?? ''}>
      <RollHead lesson={lesson} lessons={lessons} count={countRoll(store, lesson)} onLesson={onLesson} />
      {lock === null ? null : <Alert color="gray">{lock}</Alert>}
      {lock === null && open.length > 0 ? (
        <Alert color="yellow" className={styles['hints'] ?? ''} title={t`Вероятно, отсутствуют: ${open.length}`}>
          <Stack gap="xs" align="flex-start">
            <Text size="sm">
              <HintWords hints={open} lesson={lesson} />
            </Text>
            <Button size="sm" variant="default" onClick={() => open.forEach(take)}>
              <Trans>Отметить предложенных</Trans>
            </Button>
          </Stack>
        </Alert>
      ) : null}
      <ul ref={list} className={styles['list']} aria-label={t`Перекличка`}>
        {members.map((student, index) => (
          <RollRow
            key={student.id}
            store={store}
            lesson={lesson}
            student={student}
            index={index}
            photo={extra.data?.students.find(({ id }) => id === student.id)?.photo ?? null}
            hint={hintOf(student.id)}
            refusal={refused?.id === student.id ? refused.reason : null}
            isReadOnly={lock !== null}
            onKeyDown={(event) => onKeyDown(event, student)}
            onTap={() => tap(student.id)}
            onMore={() => setOpened(student)}
            onHint={() => {
              const hint = hintOf(student.id)
              if (hint) take(hint)
            }}
          />
        ))}
      </ul>
      <Text size="xs" c="dimmed" visibleFrom="md" data-print="never">
        <Trans>
          Клавиши: <Kbd>↑</Kbd> <Kbd>↓</Kbd> — по списку, <Kbd>Пробел</Kbd> — «Н» и обратно, буквы <Kbd>Н</Kbd>{' '}
          <Kbd>У</Kbd> <Kbd>Б</Kbd> <Kbd>О</Kbd> <Kbd>Д</Kbd> — вид пропуска, <Kbd>F2</Kbd> — все виды,{' '}
          <Kbd>Delete</Kbd> — присутствует
        </Trans>
      </Text>
      {opened ? (
        <MissDrawer
          student={opened}
          kinds={kinds.filter(({ id, is_archived }) => !is_archived || id === valueOf(opened.id).miss?.kind_id)}
          present={valueOf(opened.id).miss}
          onChoose={(miss) => {
            write(opened.id, { ...valueOf(opened.id), miss })
            setOpened(null)
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Stack>
  )
}

/** Why they are thought to be away. */
function HintWords({ hints, lesson }: { hints: readonly RollHint[]; lesson: GridLesson }) {
  const { t } = useLingui()
  const sentences = [
    hints.some(({ reason }) => reason !== null)
      ? t`О ком-то предупредили родители, классный руководитель это принял.`
      : null,
    hints.some(({ earlier }) => earlier?.date === lesson.date)
      ? t`Кого-то не было сегодня на предыдущих уроках.`
      : null,
    hints.some(({ earlier }) => earlier !== null && earlier.date !== lesson.date)
      ? t`Кто-то болел или отсутствовал по уважительной причине в прошлый учебный день.`
      : null,
  ]
  return sentences.filter(Boolean).join(' ')
}

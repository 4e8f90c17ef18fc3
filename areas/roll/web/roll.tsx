import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { GridLesson, GridStudent } from '#areas/journal/contract/journal.ts'
import { isMemberOn } from '#areas/journal/rules/mark-context.ts'
import { lessonColumnId, useRows, type JournalSession } from '#areas/journal/web/index.ts'
import { cellCharacter } from '#platform/contract/keyboard-layout.ts'
import { query } from '#platform/web/api/index.ts'
import { Alert, Kbd, Stack, Text } from '#platform/web/ui/index.ts'
import { readRoll, type RollHint } from '../contract/roll.ts'
import { RollCalled } from './roll-called.tsx'
import { RollHead } from './roll-head.tsx'
import { RollHints } from './roll-hints.tsx'
import { countRoll, kindOfLetter, missOf, tapped } from './roll-marks.ts'
import { RollRow } from './roll-row.tsx'
import { StudentDrawer } from './student-drawer.tsx'
import { useRollWriting } from './use-roll-writing.ts'
import styles from './roll.module.css'

interface Props {
  journalSession: JournalSession
  lesson: GridLesson
  lessons: readonly GridLesson[]
  onLesson: (lessonId: number) => void
}

/** The students of one lesson, all there until somebody is said to be away. Saved as every cell of the journal is. */
export function Roll({ journalSession, lesson, lessons, onLesson }: Props) {
  const { store } = journalSession
  useRows(store)
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<GridStudent | null>(null)
  const extra = useQuery(query(readRoll, { params: { id: String(lesson.id) } }))
  const { miss_kinds: kinds } = store.grid
  const members = store.grid.students.filter((student) => isMemberOn(student.periods, lesson.date))
  const columnId = lessonColumnId(lesson.id)
  const lock = members[0] ? store.lock({ columnId, rowId: members[0].id }) : null

  const count = countRoll(store, lesson)
  const { valueOf, write, writeMarks, typeMinute, endTyping, refusalOf, concessionOf, concede } = useRollWriting(
    journalSession,
    lesson,
  )
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
    if (/^\d$/.test(event.key) && lock === null && typeMinute(id, event.key)) return event.preventDefault()
    endTyping()
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
    <Stack gap={8} className={styles['roll'] ?? ''}>
      <RollHead lesson={lesson} lessons={lessons} count={count} onLesson={onLesson}>
        {lock === null ? <RollHints hints={open} lesson={lesson} onTake={() => open.forEach(take)} /> : null}
        <RollCalled
          lesson={lesson}
          called={extra.data?.called}
          areAllHere={count.kinds.length === 0}
          isReadOnly={lock !== null}
        />
      </RollHead>
      {lock === null ? null : <Alert color="gray">{lock}</Alert>}
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
            refusal={refusalOf(student.id)}
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
          <Kbd>У</Kbd> <Kbd>Б</Kbd> <Kbd>О</Kbd> <Kbd>Д</Kbd> — вид пропуска, цифры после <Kbd>О</Kbd> — минуты,{' '}
          <Kbd>F2</Kbd> — все виды и отметка, <Kbd>Delete</Kbd> — присутствует
        </Trans>
      </Text>
      {opened ? (
        <StudentDrawer
          store={store}
          lesson={lesson}
          student={opened}
          kinds={kinds.filter(({ id, is_archived }) => !is_archived || id === valueOf(opened.id).miss?.kind_id)}
          present={valueOf(opened.id).miss}
          refusal={refusalOf(opened.id)}
          concession={concessionOf(opened.id)}
          onConcede={concede}
          onChoose={(miss) => {
            write(opened.id, { ...valueOf(opened.id), miss })
            setOpened(null)
          }}
          onMarks={(column, values) => writeMarks(opened.id, column, values)}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Stack>
  )
}

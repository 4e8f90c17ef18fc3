import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type DragEvent } from 'react'
import { Box, Group, Select, Text, TextInput } from '#platform/web/ui/index.ts'
import type { Division, DivisionStudent } from '../../contract/division.ts'
import { StudentRow } from './student-row.tsx'
import type { DivisionState } from './use-division.ts'
import styles from './division.module.css'

interface Props {
  division: Division
  state: DivisionState
  /** Of the parts; `outside`: those in none. */
  place: number
  students: readonly DivisionStudent[]
}
const dragged = 'application/x-student'

/** What makes a row one that is dragged; by the keyboard its button is carried. */
const draggedAs = (student: number) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent<HTMLElement>) => {
    dataTransfer.setData(dragged, String(student))
    dataTransfer.effectAllowed = 'move' as const
  },
})

const countOf = (students: readonly DivisionStudent[], sex: 'male' | 'female') =>
  students.filter((one) => one.sex === sex).length

/** One group as it would be: its title, its level, its students. */
export function PartColumn({ division, state, place, students }: Props) {
  const { t } = useLingui()
  const [isOver, setOver] = useState(false)
  const part = state.parts[place]
  const title = part ? part.title : t`Вне групп`
  return (
    <Box
      component="section"
      aria-label={title}
      className={styles['part'] ?? ''}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragged)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const student = Number(event.dataTransfer.getData(dragged))
        if (student > 0) state.move(student, place)
      }}
    >
      {part ? (
        <Group gap={6} wrap="nowrap" mb={6}>
          <TextInput
            flex={1}
            size="xs"
            aria-label={t`Название группы ${place + 1}`}
            maxLength={60}
            value={part.title}
            onChange={({ currentTarget: { value } }) => state.changePart(place, { title: value })}
          />
          <Select
            size="xs"
            w={120}
            aria-label={t`Уровень группы ${place + 1}`}
            placeholder={t`Уровень`}
            clearable
            clearButtonProps={{ 'aria-label': t`Без уровня` }}
            data={division.levels.map(({ id, title: label }) => ({ value: String(id), label }))}
            value={part.level_id === null ? null : String(part.level_id)}
            onChange={(value) => state.changePart(place, { level_id: value === null ? null : Number(value) })}
          />
        </Group>
      ) : (
        <Text size="sm" fw={600} mb={6}>
          <Trans>Вне групп</Trans>
        </Text>
      )}
      <Text size="xs" c="dimmed" mb={4}>
        <Plural value={students.length} one="# ученик" few="# ученика" many="# учеников" other="# ученика" />
        {part ? (
          <>
            {' · '}
            <Trans>
              мальчиков {countOf(students, 'male')}, девочек {countOf(students, 'female')}
            </Trans>
          </>
        ) : null}
      </Text>
      <ul className={styles['students']} aria-label={t`Ученики: ${title}`}>
        {students.map((student) => (
          <li key={student.id} {...draggedAs(student.id)}>
            <StudentRow student={student} place={place} state={state} showsClass={division.classes.length > 1} />
          </li>
        ))}
      </ul>
    </Box>
  )
}

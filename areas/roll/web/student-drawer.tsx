import { Trans, useLingui } from '@lingui/react/macro'
import type { GridLesson, GridStudent } from '#areas/journal/contract/journal.ts'
import { minutesOf } from '#areas/journal/rules/mark-context.ts'
import type { CellValue, JournalStore, MissValue } from '#areas/journal/web/index.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import { MissLetter } from '#areas/miss-kinds/web/index.ts'
import { ConcessionButton, type Concession } from '#platform/web/grid/index.ts'
import { Button, Drawer, SimpleGrid, Stack, Text } from '#platform/web/ui/index.ts'
import { LessonMarks } from './lesson-marks.tsx'
import { NumberForm } from './number-form.tsx'
import { missOf } from './roll-marks.ts'

interface Props {
  store: JournalStore
  lesson: GridLesson
  student: GridStudent
  kinds: readonly MissKind[]
  present: MissValue | null
  /** Why what was chosen last is refused. */
  refusal: string | null
  /** What may be given up for it. */
  concession: Concession<CellValue> | null
  onConcede: (after: CellValue) => void
  onChoose: (miss: MissValue | null) => void
  /** @returns whether it stands now */
  onMarks: (columnId: string, values: readonly number[]) => boolean
  onClose: () => void
}
const quickMinutes = [5, 10, 15, 20, 30]

/** All of a student on one lesson under a thumb: every kind of miss, of being late the minutes, and the marks. */
export function StudentDrawer(props: Props) {
  const { store, lesson, student, kinds, present, refusal, concession, onConcede, onChoose, onMarks, onClose } = props
  const { t } = useLingui()
  const plain = kinds.filter(({ takes_minutes }) => !takes_minutes)
  const timed = kinds.filter(({ takes_minutes }) => takes_minutes)
  const look = (isChosen: boolean) => ({ size: 'md', h: 48, variant: isChosen ? 'filled' : 'default', px: 'xs' })
  const is = ({ id }: MissKind) => present?.kind_id === id
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      styles={{
        content: { flex: '0 0 auto', width: '100%', height: 'auto', maxHeight: '90dvh' },
        inner: { alignItems: 'flex-end' },
      }}
      title={student.full_name}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <Stack gap="sm" maw={560} mx="auto" pb="sm">
        {refusal === null ? null : (
          <Text size="sm" c="red" role="alert">
            {refusal}
          </Text>
        )}
        <ConcessionButton concession={concession} onYes={onConcede} />
        <SimpleGrid cols={3} spacing="xs">
          <Button
            {...look(present === null)}
            style={{ gridColumn: 'span 3' }}
            data-autofocus
            onClick={() => onChoose(null)}
          >
            <Trans>Присутствует</Trans>
          </Button>
          {plain.map((kind) => (
            <Button
              key={kind.id}
              {...look(is(kind))}
              aria-label={kind.title}
              title={kind.title}
              onClick={() => onChoose(missOf(kind))}
            >
              <MissLetter letter={kind.letter} category={kind.category} />
            </Button>
          ))}
        </SimpleGrid>
        {timed.map((kind) => (
          <Late
            key={kind.id}
            name={`late ${lesson.id} ${student.id} ${kind.id}`}
            kind={kind}
            present={is(kind) ? present : null}
            maximum={minutesOf(lesson)}
            onChoose={onChoose}
          />
        ))}
        <LessonMarks store={store} lesson={lesson} student={student} onMarks={onMarks} />
      </Stack>
    </Drawer>
  )
}

interface LateProps extends Pick<Props, 'present' | 'onChoose'> {
  /** Names the field among those of all students and lessons. */
  name: string
  kind: MissKind
  /** How long the lesson is: nobody is later. */
  maximum: number
}

/** Being late: without minutes, the usual ones, or those that are typed. */
function Late({ name, kind, present, maximum, onChoose }: LateProps) {
  const { t } = useLingui()
  const isSound = (typed: number | null) => typed !== null && Number.isInteger(typed) && typed >= 1 && typed <= maximum
  const look = (isChosen: boolean) => ({ size: 'md', h: 44, variant: isChosen ? 'filled' : 'default', px: 6 })
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        {kind.title}
      </Text>
      <SimpleGrid cols={6} spacing={6}>
        <Button
          {...look(present !== null && present.minutes === null)}
          aria-label={kind.title}
          onClick={() => onChoose(missOf(kind))}
        >
          <MissLetter letter={kind.letter} category={kind.category} />
        </Button>
        {quickMinutes
          .filter((quick) => quick <= maximum)
          .map((quick) => (
            <Button
              key={quick}
              {...look(present?.minutes === quick)}
              aria-label={t`${quick} мин`}
              onClick={() => onChoose(missOf(kind, quick))}
            >
              {quick}
            </Button>
          ))}
      </SimpleGrid>
      <NumberForm
        name={name}
        label={t`Минут, не больше ${maximum}`}
        min={1}
        max={maximum}
        standing={present?.minutes ?? null}
        mayWrite={isSound}
        onWrite={(typed) => onChoose(missOf(kind, typed))}
      />
    </Stack>
  )
}

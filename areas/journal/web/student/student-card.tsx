import { kinshipTitles } from '#areas/people/contract/family.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { readsFamilies } from '#areas/people/contract/access.ts'
import { readPersonCard } from '#areas/people/contract/people.ts'
import { PhoneLink } from '#areas/people/web/index.ts'
import { useSession, query } from '#platform/web/api/index.ts'
import { AtCell } from '#platform/web/grid/index.ts'
import { LinkAnchor, Stack, Text } from '#platform/web/ui/index.ts'
import { allows } from '#platform/contract/access.ts'
import { useResults } from '../grid/computed-cells.tsx'
import type { JournalSession } from '../journal-session.ts'
import type { Period } from '../sheet/columns.ts'
import { isFormer } from '../sheet/is-former.ts'
import { slotsBeside } from '../sheet/result-slots.ts'
import { forecastsOf } from './forecasts.ts'
import { marksOfStudent, missesOfStudent } from './student-marks.ts'
import styles from './student.module.css'

interface Props {
  journalSession: Pick<JournalSession, 'store' | 'results'>
  period: Period
  rowId: number
  rect: DOMRect
  onClose: () => void
}

/** A student in this course: marks, misses, what the result will be, whom to call; and the way to the person. */
export function StudentCard({ journalSession, period, rowId, rect, onClose }: Props) {
  const { t } = useLingui()
  const { store, results } = journalSession
  const known = useResults(results, rowId)
  const student = store.student(rowId)
  if (!student) return null
  const { group } = store.grid
  const columns = store.columnsIn(period)
  const marks = marksOfStudent(store, columns, rowId)
  const misses = missesOfStudent(store, columns, rowId)
  const slots = slotsBeside(store.grid, period)
  const forecasts = known ? forecastsOf(store, known, slots) : []
  return (
    <AtCell rect={rect} kind="dialog" width={360} onClose={onClose} label={student.full_name}>
      <Stack gap="xs">
        <div>
          {isFormer(store.grid) ? (
            <Text fw={600} tabIndex={-1} data-autofocus>
              {student.full_name}
            </Text>
          ) : (
            <LinkAnchor to="/users/$id" params={{ id: String(student.id) }} fw={600} data-autofocus>
              {student.full_name}
            </LinkAnchor>
          )}
          <Text size="xs" c="dimmed">
            {[student.class_title, group.course].filter(Boolean).join(' · ')}
          </Text>
        </div>
        {slots.map((slot) => {
          const result = known?.of(slot)
          const percent = known?.percent(slot) ?? null
          return result && (result.text !== '' || percent !== null) ? (
            <Text key={slot.id} size="sm">
              {slot.title}: <strong>{result.text || '—'}</strong>
              {percent === null ? null : <Trans>, на сегодня {percent}%</Trans>}
            </Text>
          ) : null
        })}
        {forecasts.map(({ slot, sentences }) =>
          sentences.map((sentence) => (
            <Text key={`${slot.id} ${sentence}`} size="sm">
              {forecasts.length > 1 ? `${slot.title}. ${sentence}` : sentence}
            </Text>
          )),
        )}
        <section aria-label={t`Отметки`}>
          {marks.length === 0 ? (
            <Text size="sm" c="dimmed">
              <Trans>Отметок за период нет</Trans>
            </Text>
          ) : (
            <ul className={styles['marks']}>
              {marks.map(({ id, day, text, comment }) => (
                <li key={id} title={comment}>
                  <span>{day}</span>
                  <strong>{text}</strong>
                </li>
              ))}
            </ul>
          )}
        </section>
        <Text size="sm">
          {misses.length === 0 ? (
            <Trans>Пропусков за период нет</Trans>
          ) : (
            misses.map(({ title, count }) => `${title}: ${count}`).join(', ')
          )}
        </Text>
        {isFormer(store.grid) ? null : <Family studentId={rowId} />}
      </Stack>
    </AtCell>
  )
}

/** Whom of the family to call, for who may read families. */
function Family({ studentId }: { studentId: number }) {
  const mayRead = allows(readsFamilies, useSession())
  const { data } = useQuery({ ...query(readPersonCard, { params: { id: String(studentId) } }), enabled: mayRead })
  const reached = data?.relatives.filter(({ phone }) => phone !== null) ?? []
  if (reached.length === 0) return null
  return (
    <ul className={styles['family']}>
      {reached.map(({ id, full_name, kind, phone }) => (
        <li key={id}>
          <Text size="sm" span>
            {full_name} ({kinshipTitles[kind]}){' '}
          </Text>
          {phone === null ? null : (
            <Text size="sm" span>
              <PhoneLink phone={phone} />
            </Text>
          )}
        </li>
      ))}
    </ul>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GridLesson } from '#areas/journal/contract/journal.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { call, reportAction } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { IconCheck } from '#platform/web/icons/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useRealtimeEvent } from '#platform/web/realtime/index.ts'
import { Button, Text } from '#platform/web/ui/index.ts'
import { rollChanged } from '../contract/events.ts'
import { callRoll, readRoll, takeBackRoll, type RollCall } from '../contract/roll.ts'
import styles from './roll.module.css'

interface Props {
  lesson: GridLesson
  /** Undefined while it is being read. */
  called: RollCall | null | undefined
  /** Nobody is written down as away or late. */
  areAllHere: boolean
  isReadOnly: boolean
}

/** Says that the roll was called, «все здесь» too; or by whom and when it was. */
export function RollCalled({ lesson, called, areAllHere, isReadOnly }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const params = { id: String(lesson.id) }
  const readAgain = () => client.invalidateQueries({ queryKey: keyOf(readRoll) })
  useRealtimeEvent(rollChanged, ({ lesson_id }) => {
    if (lesson_id === lesson.id) void readAgain()
  })
  const takeBack = useMutation({ ...call(takeBackRoll), onSettled: readAgain, onError: reportAction })
  const say = useMutation({
    ...call(callRoll),
    onSettled: readAgain,
    onError: reportAction,
    onSuccess: () =>
      notify.undoable(areAllHere ? t`Все здесь: перекличка проведена` : t`Перекличка проведена`, {
        label: t`Отменить`,
        act: () => takeBack.mutate({ params }),
      }),
  })
  if (called) {
    const when = displayMoment(called.at)
    const time = when.slice(-5)
    return (
      <Text
        size="sm"
        c="dimmed"
        className={styles['called'] ?? ''}
        title={called.by === null ? when : `${when}, ${called.by}`}
      >
        <IconCheck size={14} stroke={2.4} aria-hidden />{' '}
        <Trans>
          <span className={styles['wide']}>Проведена в</span> {time}
        </Trans>
      </Text>
    )
  }
  if (isReadOnly || called === undefined) return null
  return (
    <Button
      size="compact-md"
      style={{ flex: 'none' }}
      variant={areAllHere ? 'filled' : 'light'}
      loading={say.isPending}
      onClick={() => say.mutate({ params })}
    >
      {areAllHere ? <Trans>Все здесь</Trans> : <Trans>Готово</Trans>}
    </Button>
  )
}

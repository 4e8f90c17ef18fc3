import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Answer, Button, Select, Stack, Text } from '#platform/web/ui/index.ts'
import type { Unit } from '../../contract/evacuations.ts'
import { readMarkSteps, type Mark } from '../../contract/marks.ts'
import { markStatuses, markStatusTitles } from '../../rules/words.ts'
import { statusIcons } from '../words.tsx'
import { displayClock } from './display-clock.ts'
import classes from './unit-drawer.module.css'
import type { Tap } from './use-marking.ts'

interface Props {
  person: Mark
  units: readonly Unit[]
  mark: ((mark: Mark, tap: Tap) => Promise<void>) | null
}

/** What can be done with one person of a list: mark, move to another list, see who said what. */
export function PersonActions({ person, units, mark }: Props) {
  const [isPast, showPast] = useState(false)
  return (
    <div className={classes['actions']}>
      {person.last_place ? (
        <Text size="sm">
          <Trans>В минуту начала:</Trans> {person.last_place}
        </Text>
      ) : null}
      {mark && person.clash !== null ? (
        <Text size="sm">
          <Trans>Свяжитесь с обоими и отметьте, как на самом деле: расхождение снимется.</Trans>
        </Text>
      ) : null}
      {mark ? <Taps person={person} units={units} mark={mark} /> : null}
      {isPast ? (
        <Steps markId={person.id} version={person.version} />
      ) : (
        <Button variant="subtle" size="xs" w="fit-content" onClick={() => showPast(true)}>
          <Trans>История</Trans>
        </Button>
      )}
    </div>
  )
}

function Taps({ person, units, mark }: Props & { mark: NonNullable<Props['mark']> }) {
  const { t } = useLingui()
  const [isSending, setSending] = useState(false)
  const tap = (what: Tap) => {
    setSending(true)
    void mark(person, what).finally(() => setSending(false))
  }
  return (
    <>
      <div className={classes['taps']}>
        {markStatuses.map((status) => {
          const Sign = statusIcons[status]
          return (
            <Button
              key={status}
              variant={status === person.status ? 'filled' : 'default'}
              aria-pressed={status === person.status}
              h={56}
              px={8}
              disabled={isSending}
              leftSection={<Sign size={18} aria-hidden />}
              onClick={() => tap({ status })}
            >
              {markStatusTitles[status]}
            </Button>
          )
        })}
      </div>
      <Select
        label={t`Перенести в другой список`}
        placeholder={t`Выберите список`}
        searchable
        disabled={isSending}
        nothingFoundMessage={t`Ничего не найдено`}
        data={units
          .filter(({ id }) => id !== person.unit_id)
          .map(({ id, title, place }) => ({ value: String(id), label: [title, place].filter(Boolean).join(', ') }))}
        value={null}
        onChange={(chosen) => {
          if (chosen !== null) tap({ unit_id: Number(chosen) })
        }}
      />
    </>
  )
}

function Steps({ markId, version }: { markId: number; version: number }) {
  const { t } = useLingui()
  const asked = query(readMarkSteps, { params: { id: String(markId) } })
  const steps = useQuery({ ...asked, queryKey: [...asked.queryKey, version] })
  return (
    <Answer of={steps}>
      {({ items }) =>
        items.length === 0 ? (
          <Text size="sm">
            <Trans>Отметок ещё не было</Trans>
          </Text>
        ) : (
          <Stack gap={4} component="ul" m={0} pl="md">
            {items.map((step) => (
              <li key={step.id}>
                {displayClock(step.tapped_at)} ·{' '}
                {step.action === 'move'
                  ? t`в список «${step.unit_title ?? ''}»`
                  : markStatusTitles[step.status ?? 'waiting']}
                {step.note ? ` · ${step.note}` : ''}
                {step.by_name ? ` · ${step.by_name}` : ''}
                {step.is_superseded ? ` · ${t`позже отмечено иначе`}` : ''}
              </li>
            ))}
          </Stack>
        )
      }
    </Answer>
  )
}

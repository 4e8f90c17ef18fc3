import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, Select, Text } from '#platform/web/ui/index.ts'
import type { Unit } from '../../contract/evacuations.ts'
import type { Mark } from '../../contract/marks.ts'
import { namesText } from '../../rules/names.ts'
import { markStatuses, markStatusTitles } from '../../rules/words.ts'
import { statusIcons } from '../words.tsx'
import { MarkSteps } from './mark-steps.tsx'
import classes from './unit-drawer.module.css'
import type { MarkPerson, Tap } from './use-marking.ts'

interface Props {
  person: Mark
  units: readonly Unit[]
  mark: MarkPerson | null
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
        <MarkSteps markId={person.id} version={person.version} />
      ) : (
        <Button variant="subtle" size="xs" w="fit-content" onClick={() => showPast(true)}>
          <Trans>История</Trans>
        </Button>
      )}
    </div>
  )
}

const unitText = ({ title, place, collectors }: Unit): string =>
  [title, place, namesText(collectors.map(({ short_name }) => short_name))].filter(Boolean).join(' · ')

function Taps({ person, units, mark }: Props & { mark: NonNullable<Props['mark']> }) {
  const { t } = useLingui()
  // not disabled meanwhile: a button that is loses the focus
  const isSending = useRef(false)
  const tap = async (what: Tap): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    const isDone = await mark(person, what)
    isSending.current = false
    return isDone
  }
  const taps = useRef<HTMLDivElement>(null)
  const move = async (to: Unit) => {
    const row = taps.current?.closest('li')
    const beside = row?.nextElementSibling ?? row?.previousElementSibling
    const back = { label: t`Вернуть`, act: () => void mark(person, { unit_id: person.unit_id }) }
    if (!(await tap({ unit_id: to.id }))) return
    notify.undoable(t`${person.name}: теперь в списке «${to.title}»`, back)
    // the person has left the list, and the focus with them
    beside?.querySelector('button')?.focus()
  }
  const others = units.filter(({ id }) => id !== person.unit_id)
  return (
    <>
      <div className={classes['taps']} ref={taps}>
        {markStatuses.map((status) => {
          const Sign = statusIcons[status]
          return (
            <Button
              key={status}
              variant={status === person.status ? 'filled' : 'default'}
              aria-pressed={status === person.status}
              h={56}
              px={8}
              classNames={{ label: classes['label'] ?? '' }}
              leftSection={<Sign size={18} aria-hidden />}
              onClick={() => void tap({ status })}
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
        nothingFoundMessage={t`Ничего не найдено`}
        data={others.map((unit) => ({ value: String(unit.id), label: unitText(unit) }))}
        value={null}
        onChange={(chosen) => {
          const to = others.find(({ id }) => String(id) === chosen)
          if (to) void move(to)
        }}
      />
    </>
  )
}

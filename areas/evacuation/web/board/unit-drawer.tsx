import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useMemo, useState } from 'react'
import { compareText } from '#platform/contract/compare.ts'
import { RowDrawer } from '#platform/web/list/index.ts'
import { LinkAnchor, PersonAvatar, Stack, Text, UnstyledButton, useUrlState } from '#platform/web/ui/index.ts'
import { noteInWords } from '../../rules/stay.ts'
import type { Unit } from '../../contract/evacuations.ts'
import type { Mark } from '../../contract/marks.ts'
import { StatusBadge } from '../words.tsx'
import { BoardAddress } from './address.ts'
import type { Board } from './board.ts'
import { ClashNote } from './clash-note.tsx'
import { displayClock } from './display-clock.ts'
import { PersonActions } from './person-actions.tsx'
import classes from './unit-drawer.module.css'
import type { MarkPerson } from './use-marking.ts'

/** The list that the address names, with its people; `mark` is null for who may only look. */
export const UnitDrawer = memo(function UnitDrawer({ board, mark }: { board: Board; mark: MarkPerson | null }) {
  const { t } = useLingui()
  const [{ unit }, change] = useUrlState(BoardAddress)
  const chosen = board.units.find(({ id }) => String(id) === unit)
  const list = {
    active: chosen?.id ?? null,
    open: () => change({ unit: undefined, person: undefined }),
  }
  return (
    <RowDrawer list={list} title={chosen?.title ?? t`Список`}>
      {() => (chosen ? <People key={chosen.id} board={board} unit={chosen} mark={mark} /> : null)}
    </RowDrawer>
  )
})

const order = ['help', 'missing', 'waiting', 'present', 'released', 'away']
const byState = (a: Mark, b: Mark) =>
  Number(b.clash !== null) - Number(a.clash !== null) ||
  order.indexOf(a.status) - order.indexOf(b.status) ||
  compareText(a.name, b.name)

function People({ board, unit, mark }: { board: Board; unit: Unit; mark: MarkPerson | null }) {
  const [{ person }, change] = useUrlState(BoardAddress)
  const here = useMemo(() => board.marks.filter(({ unit_id }) => unit_id === unit.id), [board.marks, unit.id])
  // as it was when the list was opened: whoever is marked stays where the finger is
  const [places] = useState(() => new Map(here.toSorted(byState).map(({ id }, index) => [id, index])))
  const placeOf = ({ id }: Mark) => places.get(id) ?? places.size
  const people = here.toSorted((a, b) => placeOf(a) - placeOf(b) || a.id - b.id)
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {[unit.building, unit.place].filter(Boolean).join(' · ')}
      </Text>
      <Collectors unit={unit} />
      {mark ? (
        <LinkAnchor to="/evacuation/marks" search={{ unit: String(unit.id) }} size="sm">
          <Trans>Отметить весь список</Trans>
        </LinkAnchor>
      ) : null}
      {people.length === 0 ? <Trans>В этом списке никого нет</Trans> : null}
      <ul className={classes['people']}>
        {people.map((one) => {
          const isOpen = String(one.id) === person
          return (
            <li key={one.id}>
              <PersonRow
                mark={one}
                isOpen={isOpen}
                toggle={() => change({ person: isOpen ? undefined : String(one.id) }, { replace: true })}
              />
              {isOpen ? <PersonActions person={one} units={board.units} mark={mark} /> : null}
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}

function Collectors({ unit: { collectors } }: { unit: Unit }) {
  const { t } = useLingui()
  return (
    <Text size="sm" component="div">
      <Trans>Собирают:</Trans>{' '}
      {collectors
        .map(({ name, seen_at }) =>
          seen_at === null ? t`${name} (сигнала ещё не видит)` : t`${name} (видит сигнал с ${displayClock(seen_at)})`,
        )
        .join(', ')}
    </Text>
  )
}

interface RowProps {
  mark: Mark
  isOpen: boolean
  toggle: () => void
}
const PersonRow = memo(
  function PersonRow({ mark, isOpen, toggle }: RowProps) {
    return (
      <UnstyledButton className={classes['row']} onClick={toggle} aria-expanded={isOpen}>
        <PersonAvatar name={mark.name} photo={mark.photo} size={40} />
        <span className={classes['words']}>
          <span>
            {mark.name} {mark.class_title ? <b>{mark.class_title}</b> : null}
          </span>
          <span className={classes['dim']}>
            {[noteInWords(mark.note), mark.tapped_at ? displayClock(mark.tapped_at) : '', mark.marked_by_name]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <ClashNote clash={mark.clash} />
        </span>
        <StatusBadge status={mark.status} />
      </UnstyledButton>
    )
  },
  (before, after) => before.mark === after.mark && before.isOpen === after.isOpen,
)

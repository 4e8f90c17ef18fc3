import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useMemo, useState } from 'react'
import { Button, Panel, PersonAvatar, SimpleGrid, Title, UnstyledButton, useUrlState } from '#platform/web/ui/index.ts'
import { noteInWords } from '../../rules/stay.ts'
import type { Mark } from '../../contract/marks.ts'
import { sinceStart } from '../clock.ts'
import { StatusBadge } from '../words.tsx'
import { BoardAddress } from './address.ts'
import { disputed, needingHelp, type Board } from './board.ts'
import { ClashNote } from './clash-note.tsx'
import { useSharedNow } from './shared-clock.ts'
import classes from './needing-help.module.css'

const firstShown = 60

/** Who needs help and who is missing, each with what helps to find them; then of whom people say different things. */
export const NeedingHelp = memo(function NeedingHelp({ board }: { board: Board }) {
  const people = useMemo(() => needingHelp(board), [board])
  const doubtful = useMemo(() => disputed(board), [board])
  return (
    <Panel>
      <Title order={2} mb="xs">
        <Trans>Не найдены и нужна помощь</Trans> · {people.length}
      </Title>
      {people.length === 0 ? <Trans>Пока никого: ненайденных и пострадавших не отмечено</Trans> : null}
      <Cards people={people} units={board.units} />
      {doubtful.length === 0 ? null : (
        <>
          <Title order={3} size="h5" mt="md" mb="xs">
            <Trans>Отметки расходятся</Trans> · {doubtful.length}
          </Title>
          <Cards people={doubtful} units={board.units} />
        </>
      )}
    </Panel>
  )
})

function Cards({ people, units }: { people: readonly Mark[]; units: Board['units'] }) {
  const { t } = useLingui()
  const [isWhole, showWhole] = useState(false)
  const [, change] = useUrlState(BoardAddress)
  const titles = useMemo(() => new Map(units.map(({ id, title }) => [id, title])), [units])
  const shown = isWhole ? people : people.slice(0, firstShown)
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
        {shown.map((mark) => (
          <NeedingHelpCard
            key={mark.id}
            mark={mark}
            unitTitle={titles.get(mark.unit_id) ?? ''}
            open={() => change({ unit: String(mark.unit_id), person: String(mark.id) })}
          />
        ))}
      </SimpleGrid>
      {shown.length < people.length ? (
        <Button variant="default" mt="sm" onClick={() => showWhole(true)}>
          {t`Показать всех: ${people.length}`}
        </Button>
      ) : null}
    </>
  )
}

interface CardProps {
  mark: Mark
  unitTitle: string
  open: () => void
}
const NeedingHelpCard = memo(
  function NeedingHelpCard({ mark, unitTitle, open }: CardProps) {
    return (
      <UnstyledButton className={classes['card']} data-status={mark.status} onClick={open}>
        <PersonAvatar name={mark.name} photo={mark.photo_large ?? mark.photo} size={72} radius="md" />
        <span className={classes['words']}>
          <span className={classes['name']}>
            {mark.name} {mark.class_title ? <b>{mark.class_title}</b> : null}
          </span>
          <span className={classes['state']}>
            <StatusBadge status={mark.status} /> {mark.tapped_at ? <Since at={mark.tapped_at} /> : null}
          </span>
          {mark.last_place ? <span>{mark.last_place}</span> : null}
          {mark.note ? <span className={classes['note']}>{noteInWords(mark.note)}</span> : null}
          <span className={classes['dim']}>{[unitTitle, mark.marked_by_name].filter(Boolean).join(' · ')}</span>
          <ClashNote clash={mark.clash} />
        </span>
      </UnstyledButton>
    )
  },
  (before, after) => before.mark === after.mark && before.unitTitle === after.unitTitle,
)

function Since({ at }: { at: string }) {
  const { t } = useLingui()
  const since = sinceStart(useSharedNow(1_000) - Date.parse(at))
  return <span className={classes['dim']}>{t`уже ${since}`}</span>
}

import { cardStateTitles } from '../../rules/card-state.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Action, ActionMenu, Table, Text } from '#platform/web/ui/index.ts'
import { printFinalCard, type FinalCard } from '../../contract/final-cards.ts'
import { paperLanguages } from '../../rules/paper-words.ts'
import { CardStateBadge } from '../card-state-badge.tsx'
import { languageTitles } from '../language-titles.ts'
import { isReady, newestCard, type CardActions, type CardList } from './use-card-actions.ts'
import classes from './final.module.css'

interface Props {
  student: CardList['students'][number]
  list: CardList
  actions: CardActions
}

/** A student's newest card with its steps; those before it stand in a line each. */
export function CardRow({ student, list, actions }: Props) {
  const card = newestCard(student)
  const former = student.cards.slice(1)
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        {student.full_name}
        {card && card.unset.length > 0 && card.state === 'made' ? (
          <Text size="sm" c="red.8" component="div">
            <Trans>Не выставлен итог: {card.unset.join(', ')}</Trans>
          </Text>
        ) : null}
        {card && card.differing.length > 0 ? (
          <Text size="sm" c="red.8" component="div">
            <Trans>Итог расходится с отметками: {card.differing.join(', ')}</Trans>
          </Text>
        ) : null}
      </Table.Th>
      <Table.Td>
        {card ? (
          <CardStateBadge state={card.state} />
        ) : (
          <Text size="sm" c="dimmed">
            —
          </Text>
        )}
      </Table.Td>
      <Table.Td>{card ? <NumberOf card={card} /> : null}</Table.Td>
      <Table.Td>
        {card ? <Steps card={card} /> : null}
        {former.map((one) => (
          <Former key={one.id} card={one} />
        ))}
      </Table.Td>
      <Table.Td ta="right">
        {card ? <RowMenu student={student} card={card} list={list} actions={actions} /> : null}
      </Table.Td>
    </Table.Tr>
  )
}

function NumberOf({ card: { number, version } }: { card: FinalCard }) {
  return (
    <>
      {number}
      {version > 1 ? (
        <Text size="sm" c="dimmed">
          <Trans>редакция {version}</Trans>
        </Text>
      ) : null}
    </>
  )
}

/** The latest step, and behind a fold those before it. */
function Steps({ card: { steps, reason } }: { card: FinalCard }) {
  const line = ({ state, by, at }: FinalCard['steps'][number]) =>
    [cardStateTitles[state], by, displayMoment(at)].filter(Boolean).join(', ')
  const last = steps.at(-1)
  const before = steps.slice(0, -1)
  return (
    <div className={classes['steps']}>
      {last ? line(last) : null}
      {reason === null ? null : (
        <div>
          <Trans>Причина: {reason}</Trans>
        </div>
      )}
      {before.length === 0 ? null : (
        <details>
          <summary>
            <Trans>История</Trans>
          </summary>
          {before.map((step) => (
            <div key={step.state}>{line(step)}</div>
          ))}
        </details>
      )}
    </div>
  )
}

function Former({ card }: { card: FinalCard }) {
  const { version, number } = card
  return (
    <details>
      <summary>
        <Text span size="sm">
          <Trans>Редакция {version}</Trans> {number}
        </Text>
      </summary>
      <Steps card={card} />
    </details>
  )
}

function RowMenu({ student, card, list: { may_maintain, may_sign, ended }, actions }: Props & { card: FinalCard }) {
  const { t } = useLingui()
  const { take, isTaking } = useSaveFile(printFinalCard)
  const mayRevoke =
    card.state === 'signed' ? may_sign : may_maintain && (card.state === 'made' || card.state === 'checked')
  return (
    <ActionMenu label={t`Действия с табелем: ${student.full_name}`} isDisabled={actions.isBusy} isPending={isTaking}>
      {paperLanguages.map((language) => (
        <Action key={language} onClick={() => take({ params: { id: String(card.id) }, query: { language } })}>
          {t`PDF: ${languageTitles[language]}`}
        </Action>
      ))}
      {may_maintain && isReady(card) ? (
        <Action onClick={() => actions.check([card.id])}>
          <Trans>Отметить проверенным</Trans>
        </Action>
      ) : null}
      {may_sign && card.state === 'checked' && card.differing.length === 0 ? (
        <Action onClick={() => actions.sign([card.id])}>
          <Trans>Подписать</Trans>
        </Action>
      ) : null}
      {may_maintain && ended !== null ? (
        <Action onClick={() => void actions.make([student.id])}>
          <Trans>Составить заново</Trans>
        </Action>
      ) : null}
      {mayRevoke ? (
        <Action isDangerous onClick={() => void actions.revoke(card.id)}>
          <Trans>Отозвать</Trans>
        </Action>
      ) : null}
    </ActionMenu>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Action, ActionMenu, Box, Button, Empty, Group, Stack, Table, Text } from '#platform/web/ui/index.ts'
import { printSignedCards } from '../../contract/final-cards.ts'
import { paperLanguages } from '../../rules/paper-words.ts'
import { languageTitles } from '../language-titles.ts'
import { CardRow } from './card-row.tsx'
import { SignCards } from './sign-cards.tsx'
import { idsIn, isReady, useCardActions, type CardActions, type CardList } from './use-card-actions.ts'
import classes from './final.module.css'

interface Props {
  list: CardList
  requested: { class_id: string; quarter?: string; half?: string }
  period: { quarter: number | null; half: number | null }
}

/** The cards of a class: how many stand where, what can be done with all, and each student's. */
export function ClassCards({ list, requested, period }: Props) {
  const { t } = useLingui()
  const actions = useCardActions(list, { class_id: list.class.id, ...period })
  const { students, ended } = list
  if (students.length === 0) return <Empty title={<Trans>В классе нет учеников</Trans>} />
  if (ended === null && students.every(({ cards }) => cards.length === 0))
    return (
      <Empty
        title={<Trans>Период ещё идёт</Trans>}
        hint={<Trans>Итоговые табели составляют после его последнего дня.</Trans>}
      />
    )
  return (
    <Stack gap="sm">
      <ForAll list={list} actions={actions} requested={requested} />
      <Box component="section" className={classes['scroller'] ?? ''} tabIndex={0} aria-label={t`Итоговые табели`}>
        <Table className={classes['cards'] ?? ''} aria-label={t`Итоговые табели`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t`Ученик`}</Table.Th>
              <Table.Th>{t`Состояние`}</Table.Th>
              <Table.Th>{t`Номер`}</Table.Th>
              <Table.Th>{t`Кто и когда`}</Table.Th>
              <Table.Th ta="right">{t`Действия`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {students.map((student) => (
              <CardRow key={student.id} student={student} list={list} actions={actions} />
            ))}
          </Table.Tbody>
        </Table>
      </Box>
      <SignCards actions={actions} />
      {ended === null ? null : (
        <Text size="sm" c="dimmed">
          <Trans>Период закончился {displayDate(ended)}</Trans>
        </Text>
      )}
    </Stack>
  )
}

function ForAll({ list, actions, requested }: { list: CardList; actions: CardActions; requested: Props['requested'] }) {
  const { t } = useLingui()
  const { take, isTaking } = useSaveFile(printSignedCards)
  const { students, may_maintain, may_sign, ended } = list
  const whole = idsIn(students, isReady)
  const checked = idsIn(students, ({ state, differing }) => state === 'checked' && differing.length === 0)
  const signed = students.filter(({ cards }) => cards.some(({ state }) => state === 'signed')).length
  return (
    <Group gap="xs" justify="space-between">
      <Text size="sm" component="output">
        <Trans>
          Учеников: {students.length}, подписано табелей: {signed}
        </Trans>
      </Text>
      <Group gap="xs">
        {may_maintain && ended !== null ? (
          <Button variant="default" disabled={actions.isBusy} onClick={() => void actions.make()}>
            <Trans>Составить на класс</Trans>
          </Button>
        ) : null}
        {may_maintain && whole.length > 0 ? (
          <Button disabled={actions.isBusy} onClick={() => actions.check(whole)}>
            {t`Проверены: ${whole.length}`}
          </Button>
        ) : null}
        {may_sign && checked.length > 0 ? (
          <Button disabled={actions.isBusy} onClick={() => actions.sign(checked)}>
            {t`Подписать: ${checked.length}`}
          </Button>
        ) : null}
        {signed > 0 ? (
          <ActionMenu text={<Trans>Подписанные в PDF</Trans>} size="sm" isPending={isTaking}>
            {paperLanguages.map((language) => (
              <Action key={language} onClick={() => take({ query: { ...requested, language } })}>
                {languageTitles[language]}
              </Action>
            ))}
          </ActionMenu>
        ) : null}
      </Group>
    </Group>
  )
}

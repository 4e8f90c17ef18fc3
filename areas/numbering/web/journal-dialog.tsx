import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Alert, Code, NativeSelect, NumberInput, Text, TextInput } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { translate } from '#platform/contract/text.ts'
import {
  changeNumberingJournal,
  listNumberingJournals,
  readNumberingHistory,
  readNumberingJournal,
} from '../contract/journals.ts'
import { maxPatternLength, numberText, patternObjection, patternTokens } from '../rules/number-pattern.ts'
import { numberingPeriods, numberingPeriodTitles, type NumberingPeriod } from '../rules/numbering-period.ts'
import type { JournalCard } from './journal-page.tsx'

const { pattern, period, next } = changeNumberingJournal.body.shape
const Values = z.looseObject({ pattern, period, next })
const shown = [listNumberingJournals, readNumberingJournal, readNumberingHistory]
interface Props {
  card: JournalCard
  onClose: () => void
}

/** How a journal numbers from the next number on, with that number as one types. */
export function JournalDialog({ card, onClose }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions(shown)
  const { journal } = card
  const usual = journal.current?.next ?? 1
  const entry = useEndpointForm(changeNumberingJournal, {
    initialValues: { pattern: journal.pattern, period: journal.period as NumberingPeriod, next: usual },
    input: (values) => ({
      params: { id: String(journal.id) },
      body: { ...bodyOf(values, usual, journal.period), version: journal.version },
    }),
    schema: Values,
    onDone: async () => {
      onClose()
      await refresh()
    },
    onFailed: () => void refresh(),
  })
  const { values } = entry.form
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Нумерация: ${journal.title}`}>
      <Text size="sm" c="dimmed">
        <Trans>Новый образец действует со следующего номера. Данные номера остаются как есть.</Trans>
      </Text>
      <TextInput
        label={t`Образец номера`}
        description={<Tokens />}
        maxLength={maxPatternLength}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        {...entry.field('pattern')}
      />
      <NativeSelect
        label={t`Нумерация`}
        data={numberingPeriods.map((value) => ({ value, label: numberingPeriodTitles[value] }))}
        {...entry.field('period')}
      />
      {values.period === journal.period ? (
        <NumberInput
          label={t`Следующий номер`}
          description={t`Больше — если нумерация уже велась на бумаге. Меньше нельзя.`}
          min={usual}
          max={999_999}
          allowDecimal={false}
          {...entry.field('next')}
        />
      ) : null}
      <Preview card={card} wanted={values} />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

interface Wanted {
  pattern: string
  period: NumberingPeriod
  next: number
}
/** What comes next is left to the counter where it stays as it is, or another period begins. */
const bodyOf = ({ pattern, period, next }: Wanted, usual: number, present: NumberingPeriod) => ({
  pattern,
  period,
  ...(period === present && next !== usual && { next }),
})

function Tokens() {
  return (
    <>
      <Trans>В скобках — что подставить:</Trans>{' '}
      {patternTokens.map((token) => (
        <Code key={token} mr={4}>
          {token}
        </Code>
      ))}
    </>
  )
}

/** The number that the next paper would get, or why the pattern can't be. */
function Preview({
  card: { journal, today },
  wanted: { pattern, period, next },
}: {
  card: JournalCard
  wanted: Wanted
}) {
  const objection = patternObjection(pattern.trim(), period)
  if (objection !== null) return <Alert color="yellow">{translate(objection)}</Alert>
  const isSame = period === journal.period
  const year = isSame && journal.current ? journal.current.year : Number(today.slice(0, 4))
  // an empty field is no number yet
  const serial = isSame ? Number(next) || 1 : 1
  const number = numberText(pattern.trim(), { serial, on: today, year })
  return (
    <Text size="sm" component="output">
      <Trans>
        Следующий документ получит номер <b>{number}</b>
      </Trans>
    </Text>
  )
}

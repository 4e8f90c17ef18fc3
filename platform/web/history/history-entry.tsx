import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { HistoryEntry, HistoryStep, HistoryValue } from '#platform/contract/history.ts'
import { displayMoment } from '../format/moment.ts'
import type { HistoryWords, SubjectWords } from './words.ts'
import classes from './history.module.css'

interface EntryProps {
  entry: HistoryEntry
  words: HistoryWords
  action?: ReactNode
}

/** One change: who and when, then each field as «было → стало». */
export function HistoryEntryItem({ entry, words, action }: EntryProps) {
  const { at, kind, subject, steps } = entry
  const subjectWords = words[subject]
  return (
    <li className={classes['entry']}>
      <Text component="div" size="sm" c="dimmed">
        <time dateTime={at}>{displayMoment(at)}</time> · <Who entry={entry} />
        {subjectWords?.title ? ` · ${subjectWords.title}` : null}
        {kind === 'removed' ? (
          <>
            {' · '}
            <Trans>удалено</Trans>
          </>
        ) : null}
      </Text>
      <HistorySteps steps={steps} words={subjectWords} />
      {action}
    </li>
  )
}

/** What a change says of each field: «было → стало». */
export function HistorySteps({ steps, words }: { steps: readonly HistoryStep[]; words?: SubjectWords | undefined }) {
  return (
    <ul className={classes['steps']}>
      {steps.map((step) => (
        <li key={step.field}>
          <Step step={step} words={words} />
        </li>
      ))}
    </ul>
  )
}

function Who({ entry: { who, on_behalf_of } }: { entry: HistoryEntry }) {
  const { t } = useLingui()
  const name = who ?? t`система`
  return on_behalf_of === null ? (
    name
  ) : (
    <Trans>
      {name}, под именем {on_behalf_of}
    </Trans>
  )
}

function Step({ step, words }: { step: HistoryStep; words: SubjectWords | undefined }) {
  const { t } = useLingui()
  const { before, after } = step
  const field = words?.fields[step.field]
  const title = field?.title ?? step.title ?? step.field
  if (step.is_masked) return <Trans>{title}: изменено, значение скрыто</Trans>
  const format = (value: HistoryValue) => {
    if (value === null) return t`пусто`
    if (field?.format) return field.format(value)
    return typeof value === 'boolean' ? (value ? t`да` : t`нет`) : String(value)
  }
  if (before === null)
    return (
      <>
        {title}: <strong>{format(after)}</strong>
      </>
    )
  return (
    <>
      {title}: <del>{format(before)}</del> <span aria-hidden>→</span> <strong>{format(after)}</strong>
    </>
  )
}

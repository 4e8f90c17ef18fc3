import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, Text } from '#platform/web/ui/index.ts'
import { readMarkSteps, type KeptStep } from '../../contract/marks.ts'
import { noteInWords } from '../../rules/stay.ts'
import { markStatusTitles } from '../../rules/words.ts'
import { displaySeconds } from './display-clock.ts'
import classes from './unit-drawer.module.css'

/** Every tap of a person's mark, the latest first; read anew with each version of it. */
export function MarkSteps({ markId, version }: { markId: number; version: number }) {
  const { t } = useLingui()
  const requested = query(readMarkSteps, { params: { id: String(markId) } })
  const steps = useQuery({ ...requested, queryKey: [...requested.queryKey, version] })
  return (
    <Answer of={steps}>
      {({ items }) =>
        items.length === 0 ? (
          <Text size="sm">
            <Trans>Отметок ещё не было</Trans>
          </Text>
        ) : (
          <ul className={classes['steps']} aria-label={t`История отметки`}>
            {items.map((step) => (
              <Step key={step.id} step={step} />
            ))}
          </ul>
        )
      }
    </Answer>
  )
}

function Step({ step }: { step: KeptStep }) {
  const { t } = useLingui()
  const what =
    step.action === 'move' ? t`в список «${step.unit_title ?? ''}»` : markStatusTitles[step.status ?? 'waiting']
  const receivedAt = displaySeconds(step.received_at)
  return (
    <li className={step.is_superseded ? classes['superseded'] : undefined}>
      {[displaySeconds(step.tapped_at), what, step.note && noteInWords(step.note), step.by_name]
        .filter(Boolean)
        .join(' · ')}
      {step.is_superseded ? (
        <Text size="sm">{t`Не показана: пришла в ${receivedAt}, когда уже была более поздняя`}</Text>
      ) : null}
    </li>
  )
}

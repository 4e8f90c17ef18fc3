import { Trans, useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayMoment, schoolDay } from '#platform/web/format/moment.ts'
import { Badge, Group, Stack, Text } from '#platform/web/ui/index.ts'
import type { ReactNode } from 'react'
import type { Run, RunStep, StepDecider } from '../../contract/runs.ts'
import { actTitles, decisionTitles, needTitles, runStateTitles } from '../../rules/words.ts'
import styles from './approval-track.module.css'

const stateColours = { running: 'blue', approved: 'teal', returned: 'orange', withdrawn: 'gray' } as const

/** The state of a run, as a badge. */
export const RunBadge = ({ state }: Pick<Run, 'state'>) => (
  <Badge variant="light" tt="none" color={stateColours[state]}>
    {runStateTitles[state]}
  </Badge>
)

/** Whether an open step is past its term. */
export const isOverdue = (due: string | null): boolean => due !== null && due < schoolDay()

interface Props {
  run: Run
  /** One line a step, without who and when. */
  isCompact?: boolean
  /** What can be done with who has not decided at an open step: naming another. */
  tools?: (step: RunStep, decider: StepDecider | null) => ReactNode
}

/** The way of a run: its steps, who is asked at each, who has decided what and when, for whom and with which remark. */
export function ApprovalTrack({ run, isCompact = false, tools }: Props) {
  const { t } = useLingui()
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <RunBadge state={run.state} />
        <Text size="sm" c="dimmed" component="span">
          <Trans>
            {run.author.name}, {displayMoment(run.started_at)}
          </Trans>
        </Text>
      </Group>
      {run.remark === null ? null : <Text size="sm">{run.remark}</Text>}
      <ol className={styles['steps']} aria-label={t`Ход согласования`}>
        {run.steps.map((step) => (
          <li
            key={step.id}
            className={styles['step']}
            data-state={step.state}
            aria-current={step.state === 'open' ? 'step' : undefined}
          >
            <StepHead step={step} />
            {isCompact ? null : <StepPeople step={step} tools={tools} />}
          </li>
        ))}
      </ol>
    </Stack>
  )
}

function StepHead({ step: { title, act, needs, state, due_on, deciders } }: { step: RunStep }) {
  const { t } = useLingui()
  const words = { waiting: t`впереди`, open: t`сейчас`, done: t`пройден`, dropped: t`не понадобился` }
  return (
    <Group gap={6}>
      <Text size="sm" fw={600} component="span">
        {title}
      </Text>
      <Text size="xs" c="dimmed" component="span">
        {[actTitles[act], deciders.length > 1 ? needTitles[needs] : null, words[state]].filter(Boolean).join(' · ')}
      </Text>
      {state === 'open' && due_on !== null ? <DueBadge due={due_on} /> : null}
    </Group>
  )
}

/** The term of an open step. */
export function DueBadge({ due }: { due: string }) {
  const { t } = useLingui()
  const day = displayDate(due)
  if (isOverdue(due))
    return (
      <Badge variant="light" tt="none" color="red">
        {t`просрочено, срок ${day}`}
      </Badge>
    )
  return (
    <Badge variant="light" tt="none" color={due === schoolDay() ? 'orange' : 'gray'}>
      {due === schoolDay() ? t`сегодня срок` : t`до ${day}`}
    </Badge>
  )
}

function StepPeople({ step, tools }: { step: RunStep; tools: Props['tools'] }) {
  // of a step that is over only who has decided is told
  const shown = step.state === 'open' ? step.deciders : step.deciders.filter(({ decision }) => decision !== null)
  return (
    <>
      {step.is_stuck ? (
        <Group gap="xs">
          <Text size="sm" c="var(--mantine-color-error)">
            <Trans>Некому решать: решающего назначает тот, кто ведёт маршруты</Trans>
          </Text>
          {tools?.(step, null)}
        </Group>
      ) : null}
      {shown.map((one) => (
        <Decider key={one.person.id} of={one} beside={one.decision === null ? tools?.(step, one) : null} />
      ))}
    </>
  )
}

function Decider({
  of: { person, decision, decided_by, decided_at, remark, deputy },
  beside,
}: {
  of: StepDecider
  beside: ReactNode
}) {
  const { t } = useLingui()
  const who = decided_by === null ? person.name : t`${decided_by.name}, и. о. (замещает: ${person.name})`
  return (
    <div>
      <Group gap={6}>
        <Text size="sm" component="span">
          {decision === null ? person.name : who}
        </Text>
        <Text size="xs" c="dimmed" component="span">
          {decision === null || decided_at === null
            ? [t`ждём`, deputy === null ? null : t`и. о. ${deputy.name}`].filter(Boolean).join(' · ')
            : `${decisionTitles[decision]} · ${displayMoment(decided_at)}`}
        </Text>
        {beside}
      </Group>
      {remark === null ? null : (
        <Text size="sm" className={styles['remark'] ?? ''}>
          {remark}
        </Text>
      )}
    </div>
  )
}

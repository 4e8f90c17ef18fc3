import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { workTitle, type PeriodInput } from '#areas/grading/rules/period-outcome.ts'
import type { GradingPolicy } from '#areas/grading/rules/policy.ts'
import { Group, Stack, Text, TextInput } from '#platform/web/ui/index.ts'
import type { OpenPeriod } from '../../contract/totals.ts'
import { whatIfInputs, typedMarks, whatIf } from '../../rules/what-if.ts'
import { Forecast } from './forecast.tsx'

interface Props {
  course: string
  open: OpenPeriod
  /** `GradingPolicy` as it has come. */
  rules: unknown
}

const inputOf = ({ works, ...grading }: OpenPeriod, rules: unknown): PeriodInput => ({
  ...grading,
  policy: rules as GradingPolicy,
  works: works.map(({ quarter, ...work }) => (quarter === null ? work : { ...work, quarter })),
})

/** Marks for the works ahead are tried: what would come of them by the rules of the school. Nothing of it is stored. */
export function WhatIf({ course, open, rules }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const input = inputOf(open, rules)
  const ahead = whatIfInputs(input)
  const max = input.policy.fo_maximum
  const fo = typedMarks(typed['fo'] ?? '', 1, max)
  const pointsOf = (index: number) => typedMarks(typed[index] ?? '', 0, input.works[index]?.maximum ?? 0)
  const isPoints = (index: number) => (pointsOf(index)?.length ?? 2) < 2
  const change = (name: string | number, text: string) => setTyped((known) => ({ ...known, [name]: text }))
  const points = input.works.map((_, index) => (isPoints(index) ? (pointsOf(index)?.[0] ?? null) : null))
  const isTried = fo?.length !== 0 || points.some((one) => one !== null)
  const isSound = fo !== null && ahead.works.every(isPoints)
  return (
    <Stack gap={6} mt={4} component="fieldset" bd={0} p={0} mx={0} aria-label={t`Что если: ${course}`}>
      <Group gap="xs" align="flex-start">
        {ahead.works.map((index) => {
          const work = input.works[index]
          if (!work) return null
          const { maximum } = work
          return (
            <TextInput
              key={index}
              size="xs"
              w={110}
              inputMode="numeric"
              label={t`${workTitle(work, input.works)}, из ${maximum}`}
              value={typed[index] ?? ''}
              error={isPoints(index) ? null : t`От 0 до ${maximum}`}
              onChange={({ currentTarget }) => change(index, currentTarget.value)}
            />
          )
        })}
        {ahead.fo ? (
          <TextInput
            size="xs"
            w={150}
            inputMode="numeric"
            label={t`Ещё ФО, через пробел`}
            value={typed['fo'] ?? ''}
            error={fo === null ? t`От 1 до ${max}` : null}
            onChange={({ currentTarget }) => change('fo', currentTarget.value)}
          />
        ) : null}
      </Group>
      <div aria-live="polite">{isSound ? <Outcome of={whatIf(input, { points, fo })} isTried={isTried} /> : null}</div>
      <Text size="xs" c="dimmed">
        <Trans>Это проба: отметки нигде не сохраняются.</Trans>
      </Text>
    </Stack>
  )
}

function Outcome({
  of: { result, percent, missing, forecasts },
  isTried,
}: {
  of: ReturnType<typeof whatIf>
  /** Before that the forecast stands above already. */
  isTried: boolean
}) {
  return (
    <>
      <Text size="sm" fw={550}>
        {missing.length > 0 ? (
          <Trans>Пока «—»: {missing.join(', ')}</Trans>
        ) : percent === null ? (
          <Trans>Выйдет «{result}»</Trans>
        ) : (
          <Trans>
            Выйдет «{result}», {percent} %
          </Trans>
        )}
      </Text>
      {isTried ? <Forecast forecast={forecasts} /> : null}
    </>
  )
}

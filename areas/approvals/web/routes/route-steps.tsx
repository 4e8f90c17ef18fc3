import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { Stack, Text } from '#platform/web/ui/index.ts'
import type { ShownStep } from '../../contract/routes.ts'
import { actTitles, needTitles } from '../../rules/words.ts'

/** Steps of a route as they are read: those of one stage stand under one number. */
export function RouteSteps({ steps }: { steps: readonly ShownStep[] }) {
  const { t } = useLingui()
  return (
    <Stack gap={6} component="ol" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {steps.map((step, index) => {
        const isBeside = index > 0 && steps[index - 1]?.stage === step.stage
        const term =
          step.days === null
            ? t`без срока`
            : plural(step.days, { one: '# рабочий день', few: '# рабочих дня', other: '# рабочих дней' })
        const facts = [
          actTitles[step.act],
          step.words.join(', '),
          step.words.length > 1 ? needTitles[step.needs] : null,
          term,
        ]
        return (
          <li key={index}>
            <Text size="sm" component="span" fw={600}>
              {isBeside ? t`рядом` : step.stage}. {step.title}
            </Text>{' '}
            <Text size="sm" component="span" c="dimmed">
              {facts.filter(Boolean).join(' · ')}
            </Text>
          </li>
        )
      })}
    </Stack>
  )
}

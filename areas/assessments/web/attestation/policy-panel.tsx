import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, Group, LinkButton, Loading, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import { readGradingPolicy } from '#areas/grading/contract/policy.ts'
import { PolicyFacts } from '#areas/grading/web/index.ts'

/** The rules by which the year's marks become results, leading to their page. */
export function PolicyPanel({ ofYear }: { ofYear: { year_id?: string } }) {
  const policy = useQuery(query(readGradingPolicy, { query: ofYear }))
  return (
    <Panel>
      <Answer of={policy} loading={<Loading lines={2} height={22} />}>
        {({ versions: [newest] }) => (
          <Stack gap="xs">
            {newest === undefined ? (
              <Text c="dimmed">
                <Trans>Правила оценивания на этот год ещё не заданы</Trans>
              </Text>
            ) : (
              <PolicyFacts rules={newest.rules} />
            )}
            <Group>
              <LinkButton variant="default" size="xs" to="/managing/grading-policy">
                <Trans>Правила оценивания</Trans>
              </LinkButton>
            </Group>
          </Stack>
        )}
      </Answer>
    </Panel>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Answer, Box, Stack, Text } from '#platform/web/ui/index.ts'
import { readRouteVersions } from '../../contract/routes.ts'
import { RouteSteps } from './route-steps.tsx'

/** What a route was before, and who changed it: what is under way keeps the version it began with. */
export function RouteVersions({ kind }: { kind: string }) {
  const { t } = useLingui()
  const versions = useQuery(query(readRouteVersions, { query: { kind } }))
  return (
    <Answer of={versions}>
      {({ items }) => (
        <Stack gap="sm" component="section" aria-label={t`Версии маршрута`}>
          {items.map(({ number, made_at, made_by, is_present, running, steps }) => (
            <Box key={number}>
              <Text size="sm" fw={600}>
                {[
                  t`Версия ${number}`,
                  is_present ? t`действует` : null,
                  running > 0 ? t`по ней идёт: ${running}` : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <Text size="xs" c="dimmed" mb={4}>
                {made_by === null ? (
                  <Trans>{displayMoment(made_at)}, школа</Trans>
                ) : (
                  `${displayMoment(made_at)}, ${made_by}`
                )}
              </Text>
              <RouteSteps steps={steps} />
            </Box>
          ))}
        </Stack>
      )}
    </Answer>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { query, useAllowed } from '#platform/web/api/index.ts'
import {
  Answer,
  Badge,
  Button,
  Empty,
  Group,
  PageFrame,
  Panel,
  PanelHead,
  Stack,
  Text,
  useUrlState,
} from '#platform/web/ui/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { listRoutes, saveRoute, type Route } from '../../contract/routes.ts'
import { RouteEditor } from './route-editor.tsx'
import { RouteSteps } from './route-steps.tsx'
import { RouteVersions } from './route-versions.tsx'

const Address = z.object({
  /** The kind whose route is edited, or whose versions are shown. */
  edit: z.optional(z.string()),
  versions: z.optional(z.string()),
})

/** `/documents/routes`: by which route each kind of papers is approved. */
export function RoutesPage() {
  const { t } = useLingui()
  const routes = useQuery(query(listRoutes))
  return (
    <PageFrame title={<Trans>Маршруты согласования</Trans>}>
      <Answer of={routes}>
        {(answer) =>
          answer.items.length === 0 ? (
            <Empty
              title={t`Согласовывать пока нечего`}
              hint={t`Виды бумаг появятся здесь вместе с разделами, где их составляют`}
            />
          ) : (
            <Stack gap="md">
              {answer.items.map((route) => (
                <RoutePanel key={route.kind} route={route} answer={answer} />
              ))}
            </Stack>
          )
        }
      </Answer>
    </PageFrame>
  )
}

function RoutePanel({ route, answer }: { route: Route; answer: Output<typeof listRoutes> }) {
  const { t } = useLingui()
  const [{ edit, versions }, change] = useUrlState(Address)
  const mayWrite = useAllowed(saveRoute)
  const { kind, title, parent, steps, running, version } = route
  const isEdited = edit === kind && mayWrite
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead
          title={title}
          beside={
            running > 0 ? (
              <Badge variant="light" tt="none" color="gray">
                {t`на согласовании: ${running}`}
              </Badge>
            ) : null
          }
        >
          {version === null ? null : (
            <Button
              size="xs"
              variant="subtle"
              aria-label={t`Версии: ${title}`}
              onClick={() => change({ versions: versions === kind ? undefined : kind })}
            >
              <Trans>Версии</Trans>
            </Button>
          )}
          {mayWrite && !isEdited ? (
            <Button
              size="xs"
              variant="light"
              aria-label={steps.length === 0 ? t`Задать маршрут: ${title}` : t`Изменить маршрут: ${title}`}
              onClick={() => change({ edit: kind })}
            >
              {steps.length === 0 ? <Trans>Задать маршрут</Trans> : <Trans>Изменить</Trans>}
            </Button>
          ) : null}
        </PanelHead>
        {isEdited ? (
          <RouteEditor
            key={`${kind} ${route.revision}`}
            route={route}
            answer={answer}
            onClose={() => change({ edit: undefined })}
          />
        ) : steps.length > 0 ? (
          <RouteSteps steps={steps} />
        ) : (
          <Group>
            <Text size="sm" c="dimmed">
              {parent === null ? (
                <Trans>Маршрута нет: такое не отправить на согласование</Trans>
              ) : (
                <Trans>Идёт по общему маршруту</Trans>
              )}
            </Text>
          </Group>
        )}
        {versions === kind ? <RouteVersions kind={kind} /> : null}
      </Stack>
    </Panel>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { translate } from '#platform/contract/text.ts'
import { Button, Can, Group, LinkButton, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import { changeEvacuation, type Evacuation, type RunningEvacuation } from '../../contract/evacuations.ts'
import { TotalsLine } from '../marks/totals-line.tsx'
import { ParentsButton } from '../parents/parents-button.tsx'
import { ModeBanner } from '../words.tsx'
import { useEnding } from './use-ending.ts'
import { scopeInWords } from '../../rules/scope-words.ts'

interface Props {
  running: RunningEvacuation
  /** Null until it is read. */
  known: Evacuation | null
}
/** The evacuation under way: what it is, how far it has come, its end. */
export function RunningPanel({ running, known }: Props) {
  const { t } = useLingui()
  const { complete, cancel, isEnding } = useEnding(running.id)
  return (
    <Panel>
      <Stack gap="sm">
        <ModeBanner of={running} />
        {known ? (
          <>
            <Text fw={600} component="div">
              <span aria-hidden>
                <Trans>Отмечено</Trans>{' '}
              </span>
              <TotalsLine totals={known.totals} />
            </Text>
            <Text size="sm">
              {[
                translate(scopeInWords(known)),
                known.started_by_name ? t`объявил(а) ${known.started_by_name}` : null,
                known.note || null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </>
        ) : null}
        <Group gap="xs">
          <LinkButton to="/evacuation/progress" size="md">
            <Trans>Ход эвакуации</Trans>
          </LinkButton>
          <LinkButton to="/evacuation/marks" size="md" variant="default">
            <Trans>Кого я собираю</Trans>
          </LinkButton>
          <ParentsButton evacuationId={running.id} mode={running.mode} size="md" />
          <Can use={changeEvacuation}>
            <Button size="md" variant="default" loading={isEnding} onClick={() => void complete()}>
              <Trans>Завершить…</Trans>
            </Button>
            <Button size="md" variant="subtle" color="red" disabled={isEnding} onClick={() => void cancel()}>
              <Trans>Ложный запуск…</Trans>
            </Button>
          </Can>
        </Group>
      </Stack>
    </Panel>
  )
}

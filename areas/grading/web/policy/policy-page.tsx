import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Answer, Empty, PageFrame, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { readGradingPolicy, savePolicy, type StoredPolicy } from '../../contract/policy.ts'
import { PolicyEditor } from './policy-editor.tsx'
import { PolicyFacts } from './policy-facts.tsx'
import { PolicyVersions } from './policy-versions.tsx'
import { VersionLine } from './version-line.tsx'

/** `/managing/grading-policy`: how marks become results in a study year, a new version of it, the former ones. */
export function PolicyPage() {
  const { year, isArchive } = useStudyYear()
  const mayChange = useAllowed(savePolicy) && year !== null && !isArchive
  const policy = useQuery(query(readGradingPolicy, { query: year === null ? {} : { year_id: String(year.id) } }))
  return (
    <PageFrame
      title={<Trans>Правила оценивания</Trans>}
      subtitle={
        <Trans>Как отметки становятся итогами. Закрытые итоги остаются при правилах, по которым посчитаны.</Trans>
      }
    >
      <Answer of={policy}>
        {({ versions, proposed }) => (
          <Stack gap="lg">
            <Present version={versions[0]} mayChange={mayChange} isArchive={isArchive} />
            {mayChange ? (
              <PolicyEditor
                key={year.id}
                yearId={year.id}
                present={versions[0] ?? null}
                proposed={proposed}
                refresh={() => void policy.refetch()}
              />
            ) : null}
            {versions.length > 0 ? <PolicyVersions versions={versions} /> : null}
          </Stack>
        )}
      </Answer>
    </PageFrame>
  )
}

interface PresentProps {
  version: StoredPolicy | undefined
  mayChange: boolean
  isArchive: boolean
}
function Present({ version, mayChange, isArchive }: PresentProps) {
  return (
    <Panel>
      {version === undefined ? (
        <Empty
          title={<Trans>Правил на этот год ещё нет</Trans>}
          hint={<Trans>Пока их нет, журналы не открываются: итоги считать не по чему. Задайте их ниже.</Trans>}
          by={{
            may: mayChange,
            who: isArchive ? (
              <Trans>Год окончен: его правила не задают</Trans>
            ) : (
              <Trans>Пока их нет, журналы не открываются. Правила задаёт заместитель директора или методист.</Trans>
            ),
          }}
        />
      ) : (
        <Stack gap="sm">
          <Title order={2} size="h4">
            <Trans>Действуют сейчас</Trans>
          </Title>
          <Text size="sm" c="dimmed">
            <VersionLine of={version} />
          </Text>
          <PolicyFacts rules={version.rules} />
        </Stack>
      )}
    </Panel>
  )
}

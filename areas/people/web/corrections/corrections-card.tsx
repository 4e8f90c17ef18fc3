import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import { listCorrections } from '../../contract/corrections.ts'
import { PersonLinks } from '../person-links.tsx'

const maxShown = 6

/** Whose families wait for an answer, on the first page; nothing while nobody does. */
export function CorrectionsCard() {
  const { t } = useLingui()
  const { data } = useQuery(query(listCorrections))
  const items = data?.items ?? []
  if (items.length === 0) return null
  const persons = [...new Map(items.map(({ person }) => [person.id, person])).values()]
  const more = persons.length - maxShown
  return (
    <Panel>
      <Stack gap="xs">
        <PanelHead title={t`Семьи предлагают исправить данные`} />
        <Text size="sm">
          <PersonLinks persons={persons.slice(0, maxShown)} />
        </Text>
        {more > 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>И ещё: {more}</Trans>
          </Text>
        ) : null}
      </Stack>
    </Panel>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { displayNumber } from '#platform/contract/number.ts'
import { query } from '#platform/web/api/index.ts'
import { PanelItem, PanelList } from '#platform/web/home/index.ts'
import { Answer, Badge, Box, LinkAnchor, Panel, PanelHead, SimpleGrid, Text } from '#platform/web/ui/index.ts'
import { readWaiting, type WaitingItem } from '../../contract/waiting.ts'
import { DueBadge } from './approval-track.tsx'

/** What waits in other areas beside what is decided by routes: the first of each, and the way to all. */
export function WaitingGroups() {
  const { t } = useLingui()
  const waiting = useQuery(query(readWaiting))
  return (
    <Answer of={waiting}>
      {({ groups }) => {
        // what is decided by routes stands above as a list
        const others = groups.filter(({ id }) => id !== 'approvals')
        if (others.length === 0) return null
        return (
          <Box component="section" aria-label={t`Ждёт в других разделах`}>
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              {others.map(({ id, title, total, link, items }) => (
                <Panel key={id}>
                  <PanelHead
                    title={title}
                    beside={
                      <Badge variant="light" color="orange">
                        {displayNumber(total)}
                      </Badge>
                    }
                  />
                  <PanelList>
                    {items.map((item) => (
                      <PanelItem key={item.id}>
                        <Item of={item} />
                      </PanelItem>
                    ))}
                  </PanelList>
                  <LinkAnchor to={link} size="sm">
                    <Trans>Весь список</Trans>
                  </LinkAnchor>
                </Panel>
              ))}
            </SimpleGrid>
          </Box>
        )
      }}
    </Answer>
  )
}

const Item = ({ of: { title, hint, link, due_on } }: { of: WaitingItem }) => (
  <>
    <LinkAnchor to={link} c="inherit" fw={600}>
      {title}
    </LinkAnchor>
    {hint === null ? null : (
      <Text component="span" size="sm" c="dimmed" lineClamp={2}>
        {hint}
      </Text>
    )}
    {due_on === null ? null : <DueBadge due={due_on} />}
  </>
)

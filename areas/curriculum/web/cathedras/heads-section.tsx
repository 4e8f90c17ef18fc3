import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { PersonLinks } from '#areas/people/web/index.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Badge, Button, Group, Stack, Text } from '#platform/web/ui/index.ts'
import type { CathedraCard, CathedraTenure } from '../../contract/cathedras.ts'
import { TenureMenu } from './tenure-menu.tsx'
import { useTenureDays } from './tenure-words.ts'

const HeadDialog = lazyPart(async () => (await import('./head-dialog.tsx')).HeadDialog, null)

/** Who heads the department, who will, who did. */
export function HeadsSection({ cathedra }: { cathedra: CathedraCard }) {
  const [isNaming, setNaming] = useState(false)
  const mayName = cathedra.may_keep && !cathedra.is_archived
  return (
    <Stack gap="xs" align="stretch">
      {cathedra.heads.some(({ state }) => state === 'now') ? null : (
        <Text size="sm" c="dimmed">
          <Trans>Сейчас кафедрой никто не заведует</Trans>
        </Text>
      )}
      {cathedra.heads.map((head) => (
        <HeadLine key={head.id} cathedra={cathedra} head={head} />
      ))}
      {mayName ? (
        <Button
          size="xs"
          variant="light"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setNaming(true)}
        >
          <Trans>Назначить заведующего</Trans>
        </Button>
      ) : null}
      {isNaming ? <HeadDialog cathedra={cathedra} onClose={() => setNaming(false)} /> : null}
    </Stack>
  )
}

function HeadLine({ cathedra, head }: { cathedra: CathedraCard; head: CathedraTenure }) {
  const days = useTenureDays()
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between">
      <div>
        <Group gap={6}>
          <PersonLinks persons={[head.person]} />
          {head.state === 'now' ? (
            <Badge size="sm" variant="light">
              <Trans>сейчас</Trans>
            </Badge>
          ) : null}
        </Group>
        <Text size="sm" c="dimmed">
          {days(head)}
        </Text>
      </div>
      <TenureMenu kind="head" cathedra={cathedra} tenure={head} />
    </Group>
  )
}

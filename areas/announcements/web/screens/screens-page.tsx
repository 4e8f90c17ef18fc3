import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Output } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { Answer, Badge, Button, Empty, Group, PageFrame, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import { listScreens, type Screen } from '../../contract/screens.ts'
import { CodeDialog, type ScreenCode } from './code-dialog.tsx'
import { ScreenDialog } from './screen-dialog.tsx'
import { ScreenMenu } from './screen-menu.tsx'

type Contents = Output<typeof listScreens>['contents']

/** `/announcements/screens`: wall screens of the school: what each shows, when it was last seen, how it is bound and cut off. */
export function ScreensPage() {
  const screens = useQuery(query(listScreens))
  const [edited, setEdited] = useState<Screen | 'new' | null>(null)
  const [code, setCode] = useState<ScreenCode | null>(null)
  return (
    <PageFrame
      title={<Trans>Экраны школы</Trans>}
      subtitle={<Trans>Экран показывает объявления с пометкой «На экран» и больше ничего не открывает</Trans>}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
          <Trans>Добавить экран</Trans>
        </Button>
      }
    >
      <Answer of={screens}>
        {({ items, contents }) => (
          <>
            {items.length === 0 ? (
              <Empty
                title={<Trans>Экранов пока нет</Trans>}
                hint={<Trans>Добавьте экран, откройте на нём страницу и введите код.</Trans>}
              />
            ) : (
              <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
                {items.map((screen) => (
                  <ScreenItem key={screen.id} screen={screen} contents={contents}>
                    <ScreenMenu screen={screen} onEdit={() => setEdited(screen)} onCode={setCode} />
                  </ScreenItem>
                ))}
              </Stack>
            )}
            {edited === null ? null : (
              <ScreenDialog
                screen={edited === 'new' ? null : edited}
                contents={contents}
                onClose={() => setEdited(null)}
                onCode={setCode}
              />
            )}
          </>
        )}
      </Answer>
      {code === null ? null : <CodeDialog code={code} onClose={() => setCode(null)} />}
    </PageFrame>
  )
}

const colours = { waiting: 'orange', unbound: 'gray', bound: 'teal', revoked: 'red' } as const

interface ItemProps {
  screen: Screen
  contents: Contents
  children: ReactNode
}
function ScreenItem({ screen: { name, shows, state, seen_at, code_until }, contents, children }: ItemProps) {
  const { t } = useLingui()
  const words = {
    waiting: t`Ждёт кода`,
    unbound: t`Не подключён`,
    bound: t`Подключён`,
    revoked: t`Отключён`,
  }
  const titles = contents.filter(({ key }) => shows.includes(key)).map(({ title }) => title)
  return (
    <li>
      <Panel>
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Stack gap={4}>
            <Group gap={8}>
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Text>
              <Badge variant="light" color={colours[state]}>
                {words[state]}
              </Badge>
            </Group>
            <Text size="sm">{titles.join(', ')}</Text>
            <Text size="xs" c="dimmed">
              {seen_at === null ? (
                <Trans>Ещё не выходил на связь</Trans>
              ) : (
                <Trans>На связи {displayMoment(seen_at)}</Trans>
              )}
              {code_until === null ? null : <Trans>, код действует до {displayMoment(code_until)}</Trans>}
            </Text>
          </Stack>
          {children}
        </Group>
      </Panel>
    </li>
  )
}

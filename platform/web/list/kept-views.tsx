import { useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { Popover } from '../ui/popover.tsx'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { IconBookmark } from '../icons/index.ts'
import type { ListView } from '#platform/contract/list-views.ts'
import { useSession } from '../api/index.ts'
import { lazyPart } from '../lazy-part.tsx'
import { usePlace } from '../places.tsx'
import { viewSharing } from './places.ts'
import { sameKeys, sameTexts } from './same-view.ts'
import type { ListSettings } from './use-list-settings.ts'
import type { List } from './use-list.ts'

const ViewsPanel = lazyPart(async () => (await import('./views-panel.tsx')).ViewsPanel)
const fetchPanel = () => void ViewsPanel.preload()

interface Props<Row> {
  list: List<Row>
  settings: ListSettings
}

/** Filters, order and columns under a name: to open, to save, to rename, to share, to remove. Kept for the account. */
export function KeptViews<Row>({ list, settings }: Props<Row>) {
  const { t } = useLingui()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const [shared, setShared] = useState<ListView | null>(null)
  const rights = useSession()
  const Sharing = usePlace(viewSharing).find(({ isFor }) => isFor(rights))?.component
  const shown = settings.views.find(
    ({ query, hidden }) => sameTexts(query, list.narrowing) && sameKeys(hidden, settings.hidden),
  )
  return (
    <>
      <Popover opened={isOpen} onChange={(opened) => !opened && close()} position="bottom-end" shadow="md" trapFocus>
        <Popover.Target>
          <Button
            variant="default"
            size="xs"
            h={30}
            maw={220}
            leftSection={<IconBookmark size={16} aria-hidden />}
            onPointerEnter={fetchPanel}
            onFocus={fetchPanel}
            onClick={toggle}
            {...(shown && { 'aria-label': t`Виды: ${shown.name}` })}
          >
            <Text inherit truncate>
              {shown?.name ?? t`Виды`}
            </Text>
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t`Виды`} maw="calc(100vw - 16px)" miw={260}>
          <ViewsPanel {...{ list, settings, shown }} onShare={Sharing ? setShared : null} onClose={close} />
        </Popover.Dropdown>
      </Popover>
      {Sharing && shared ? <Sharing view={shared} onShared={settings.put} onClose={() => setShared(null)} /> : null}
    </>
  )
}

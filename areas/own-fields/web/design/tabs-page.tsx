import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '#platform/web/icons/index.ts'
import * as z from 'zod/mini'
import { historyQuery } from '#platform/contract/history.ts'
import { idText } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import {
  Answer,
  Badge,
  Button,
  Empty,
  Grid,
  Group,
  PageFrame,
  Panel,
  Stack,
  Title,
  UnstyledButton,
  useUrlState,
} from '#platform/web/ui/index.ts'
import { createTab, orderTabs, readDesignHistory, type Design, type DesignedTab } from '../../contract/own-fields.ts'
import { useFieldWords } from '../use-field-words.ts'
import classes from './design.module.css'
import { SortableList } from './sortable-list.tsx'
import { TabDesign } from './tab-design.tsx'
import { useDesign, useDesignActions } from './use-design.ts'

const Address = z.object({ tab: z.optional(idText), page: historyQuery.page })

/** `/passport/AddTabs`: the school's own tabs of a person's card and their fields. */
export function TabsPage() {
  const { t } = useLingui()
  const design = useDesign()
  const { act } = useDesignActions()
  const [{ tab, page }, change] = useUrlState(Address)
  const history = useQuery(query(readDesignHistory, { query: { page: String(page) } }))
  const words = useFieldWords()
  const add = async () => {
    const title = await dialog.prompt({
      message: t`Новая вкладка`,
      label: t`Название`,
      ok: t`Добавить`,
      isRequired: true,
      maxLength: 80,
    })
    if (title === null) return
    const made = await act(createTab, { body: { title } })
    if (made) change({ tab: made.id })
  }
  return (
    <PageFrame
      title={<Trans>Свои вкладки карточки</Trans>}
      subtitle={<Trans>Поля, которых школе не хватает в карточке человека</Trans>}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => void add()}>
          <Trans>Вкладка</Trans>
        </Button>
      }
    >
      <Answer of={design}>
        {(given) => <Tabs given={given} chosen={tab} onChoose={(id) => change({ tab: id })} />}
      </Answer>
      <Title order={2} size="h4">
        <Trans>История</Trans>
      </Title>
      <HistoryPanel of={history} words={words} onPage={(to) => change({ page: to })} />
    </PageFrame>
  )
}

interface TabsProps {
  given: Design
  chosen: number | undefined
  onChoose: (id: number) => void
}
function Tabs({ given, chosen, onChoose }: TabsProps) {
  const { t } = useLingui()
  const { act } = useDesignActions()
  const { items } = given
  const open = items.find(({ id }) => id === chosen) ?? items[0]
  if (!open)
    return (
      <Empty
        title={<Trans>Своих вкладок пока нет</Trans>}
        hint={<Trans>Добавьте вкладку, затем поля: они появятся в карточках и в отборе людей</Trans>}
      />
    )
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Panel>
          <SortableList
            label={t`Вкладки`}
            items={items}
            onOrder={(ids) => void act(orderTabs, { body: { ids } })}
            renderItem={(one) => <TabName tab={one} isOpen={one.id === open.id} onOpen={() => onChoose(one.id)} />}
          />
        </Panel>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Stack gap="md">
          <TabDesign key={`${open.id} ${open.version}`} tab={open} design={given} />
        </Stack>
      </Grid.Col>
    </Grid>
  )
}

function TabName({ tab, isOpen, onOpen }: { tab: DesignedTab; isOpen: boolean; onOpen: () => void }) {
  return (
    <Group gap={6}>
      <UnstyledButton
        fz="sm"
        py={6}
        className={isOpen ? (classes['open'] ?? '') : ''}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        {tab.title}
      </UnstyledButton>
      {tab.is_archived ? (
        <Badge variant="light" color="gray" size="sm">
          <Trans>в архиве</Trans>
        </Badge>
      ) : null}
    </Group>
  )
}

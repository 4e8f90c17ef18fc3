import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, Box, Empty, Flex, useUrlState } from '#platform/web/ui/index.ts'
import { listDictionaries } from '../contract/dictionaries.ts'
import { GuidesAddress } from './address.ts'
import { DictionaryChoice } from './dictionary-choice.tsx'
import { DictionaryList } from './dictionary-list.tsx'
import { DictionaryPanel } from './dictionary-panel.tsx'

/** All dictionaries, and the one that is open. */
export function DictionariesTab() {
  const [{ dictionary: code }, change] = useUrlState(GuidesAddress)
  const found = useQuery(query(listDictionaries))
  const open = (next: string) =>
    change({ dictionary: next, search: undefined, archived: undefined, view: undefined, page: undefined })
  return (
    <Answer of={found}>
      {({ items }) => {
        const shown = items.find((one) => one.code === code) ?? items[0]
        if (!shown) return <Empty title={<Trans>Справочников пока нет</Trans>} />
        return (
          <Flex gap="md" align="flex-start" direction={{ base: 'column', md: 'row' }}>
            <Box w="100%" hiddenFrom="md">
              <DictionaryChoice items={items} open={shown} onOpen={open} />
            </Box>
            <Box w={290} flex="none" visibleFrom="md">
              <DictionaryList items={items} open={shown} onOpen={open} />
            </Box>
            <Box flex={1} miw={0} w="100%">
              <DictionaryPanel key={shown.id} dictionary={shown} onOpen={open} />
            </Box>
          </Flex>
        )
      }}
    </Answer>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Group, Stack } from '#platform/web/ui/index.ts'
import { PeopleList } from './people-list.tsx'
import { PeopleTools } from './people-tools.tsx'
import { usePeople } from './use-people.ts'

/** All people whom the reader may find, in one list. */
export function AllPeople() {
  const { t } = useLingui()
  const people = usePeople()
  return (
    <Stack gap="sm">
      <Group gap="xs" justify="flex-end" data-print="never">
        <PeopleTools people={people} />
      </Group>
      <PeopleList people={people} label={t`Все люди школы`} />
    </Stack>
  )
}

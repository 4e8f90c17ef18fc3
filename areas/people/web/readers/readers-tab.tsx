import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { Group, SegmentedControl, Stack, useUrlState } from '#platform/web/ui/index.ts'
import type { PersonCard } from '../../contract/people.ts'
import { OpeningsPart } from './openings-part.tsx'
import { ReadersList } from './readers-list.tsx'

const shows = ['may', 'did'] as const
// pages are of the list of who may
const Address = z.object({ show: z._default(z.enum(shows), 'may'), page: z.optional(z.string()) })

/** Who may see this person's data, and who has looked. */
export function ReadersTab({ person }: { person: PersonCard }) {
  const { t } = useLingui()
  const [{ show }, change] = useUrlState(Address)
  return (
    <Stack gap="md">
      <Group data-print="never">
        <SegmentedControl
          aria-label={t`Что показать`}
          value={show}
          onChange={(next) => change({ show: next, page: undefined })}
          data={[
            { value: 'may', label: t`Кто может видеть` },
            { value: 'did', label: t`Кто открывал` },
          ]}
        />
      </Group>
      {show === 'may' ? <ReadersList personId={person.id} /> : <OpeningsPart personId={person.id} />}
    </Stack>
  )
}

import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { idText } from '#platform/contract/wire.ts'
import { Alert, useUrlState } from '#platform/web/ui/index.ts'
import type { PersonCard } from '../../contract/people.ts'

const Address = z.object({ from: z.optional(idText) })

/** Says that one came by the address of a record that has become this one. */
export function MergedNotice({ person }: { person: PersonCard }) {
  const [{ from }, change] = useUrlState(Address)
  if (from === undefined) return null
  const gone = person.merged_here.find(({ id }) => id === from)
  return (
    <Alert variant="light" mb="md" withCloseButton onClose={() => change({ from: undefined })}>
      {gone ? (
        <Trans>
          Запись объединена с этой: {gone.full_name}, № {gone.id}. Открыта основная запись.
        </Trans>
      ) : (
        <Trans>Прежняя запись объединена с этой. Открыта основная запись.</Trans>
      )}
    </Alert>
  )
}

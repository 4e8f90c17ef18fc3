import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import { idText } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, LinkButton, PageFrame, Stack, useUrlState } from '#platform/web/ui/index.ts'
import { readPersonCard } from '../../contract/people.ts'
import { FamilyPanels } from '../card/family-panels.tsx'
import { ChangeForm } from './change-form.tsx'
import { ArchiveButtons } from './archive-buttons.tsx'
import { NewForm } from './new-form.tsx'
import { useRecord } from './use-record.ts'

const slugs = Object.values(personKinds).map(({ slug }) => slug) as [PersonKindSlug, ...PersonKindSlug[]]
const Address = z.object({ person: z.optional(idText), kind: z.optional(z.enum(slugs)) })

/** `/passport/PassportEditor`: the record of a person, or of somebody new. */
export function EditorPage() {
  const [{ person, kind }] = useUrlState(Address)
  if (person !== undefined) return <RecordEditor key={person} id={person} />
  return (
    <PageFrame title={<Trans>Новый человек</Trans>}>
      <NewForm slug={kind} />
    </PageFrame>
  )
}

function RecordEditor({ id }: { id: number }) {
  const opened = useRecord(id)
  return (
    <Answer of={opened} failed={(failure) => <PageFrame title={<Trans>Запись человека</Trans>}>{failure}</PageFrame>}>
      {(record) => (
        <PageFrame
          title={record.full_name}
          subtitle={record.is_archived ? <Trans>В архиве</Trans> : <Trans>Запись человека</Trans>}
          actions={
            <>
              <LinkButton variant="default" to="/users/$id" params={{ id: String(id) }}>
                <Trans>Карточка</Trans>
              </LinkButton>
              <LinkButton variant="default" to="/users/$id" params={{ id: String(id) }} search={{ tab: 'history' }}>
                <Trans>История</Trans>
              </LinkButton>
              <ArchiveButtons record={record} />
            </>
          }
        >
          <Stack gap="md">
            <ChangeForm key={record.version} record={record} />
            <Family id={id} />
          </Stack>
        </PageFrame>
      )}
    </Answer>
  )
}

function Family({ id }: { id: number }) {
  const card = useQuery(query(readPersonCard, { params: { id: String(id) } }))
  return <Answer of={card}>{(person) => <FamilyPanels person={person} />}</Answer>
}

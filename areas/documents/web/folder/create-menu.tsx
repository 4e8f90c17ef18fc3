import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Action, ActionDivider, ActionMenu, Button } from '#platform/web/ui/index.ts'
import { makeCertificates } from '../../contract/bulk.ts'
import { listOwnKinds, type OwnKind } from '../../contract/kinds.ts'

const CertificatesDialog = lazyPart(async () => (await import('../bulk/certificates-dialog.tsx')).CertificatesDialog)
const CreateDialog = lazyPart(async () => (await import('./create-dialog.tsx')).CreateDialog)

/** The kinds of documents that one may make, those of one genre together, and certificates of whole classes. */
export function CreateMenu() {
  const { t } = useLingui()
  const kinds = useQuery(query(listOwnKinds, {})).data?.items ?? []
  const [chosen, setChosen] = useState<OwnKind | null>(null)
  const [isBulk, setBulk] = useState(false)
  const mayBulk = useAllowed(makeCertificates)
  if (kinds.length === 0) return null
  const groups = [...Map.groupBy(kinds, ({ genre }) => genre).values()]
  return (
    <>
      <ActionMenu
        width={320}
        heading={t`Что составить`}
        trigger={
          <Button leftSection={<IconPlus size={16} aria-hidden />}>
            <Trans>Создать</Trans>
          </Button>
        }
      >
        {groups.flatMap((group, index) => [
          ...(index === 0 ? [] : [<ActionDivider key={`before ${index}`} />]),
          ...group.map((kind) => (
            <Action key={kind.id} onClick={() => setChosen(kind)}>
              {kind.title}
            </Action>
          )),
        ])}
        {mayBulk ? (
          <>
            <ActionDivider />
            <Action onClick={() => setBulk(true)}>
              <Trans>Справки классу</Trans>
            </Action>
          </>
        ) : null}
      </ActionMenu>
      {chosen === null ? null : <CreateDialog kind={chosen} onClose={() => setChosen(null)} />}
      {isBulk ? <CertificatesDialog onClose={() => setBulk(false)} /> : null}
    </>
  )
}

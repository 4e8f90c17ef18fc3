import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { SlipsButton } from '#areas/access/web/index.ts'
import { call, reportAction, useAllowed } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { showJob } from '#platform/web/jobs/open-job.ts'
import type { List, useSelection } from '#platform/web/list/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/index.ts'
import { archivePeople, assignRole } from '../../contract/bulk.ts'
import type { Person } from '../../contract/people.ts'

const RoleDialog = lazyPart(async () => (await import('./role-dialog.tsx')).RoleDialog, null)

/** Whether the reader may do anything with several persons at once. */
export function useMayAct(): boolean {
  const mayArchive = useAllowed(archivePeople)
  return useAllowed(assignRole) || mayArchive
}

interface Props {
  selection: ReturnType<typeof useSelection>
  list: List<Person>
}
/** Archiving, roles and login slips for the chosen persons; each goes on as long work that tells who was left and why. */
export function PeopleActions({ selection: { chosen, clear }, list }: Props) {
  const person_ids = [...chosen]
  const isArchive = list.filters['status'] === 'archived'
  return (
    <>
      <ArchiveButton person_ids={person_ids} isArchived={!isArchive} onBegun={clear} />
      <RoleButton person_ids={person_ids} onBegun={clear} />
      {isArchive ? null : <SlipsButton choice={{ person_ids }} />}
    </>
  )
}

interface ActionProps {
  person_ids: number[]
  onBegun: () => void
}
function ArchiveButton({ person_ids, isArchived, onBegun }: ActionProps & { isArchived: boolean }) {
  const { t } = useLingui()
  const begin = useMutation({
    ...call(archivePeople),
    onError: reportAction,
    onSuccess: ({ id }) => {
      showJob(id)
      onBegun()
    },
  })
  if (!useAllowed(archivePeople)) return null
  const ask = async () => {
    const count = person_ids.length
    const agreed = await dialog.confirm({
      message: isArchived ? t`Убрать в архив: ${count}?` : t`Вернуть из архива: ${count}?`,
      description: isArchived
        ? t`Должности закончатся, входы закроются. Кто стоит в классе, ведёт занятия или заведует кафедрой, останется на месте: причины будут названы.`
        : t`Должности и входы даются заново.`,
      ok: isArchived ? t`В архив` : t`Вернуть`,
    })
    if (agreed) begin.mutate({ body: { person_ids, is_archived: isArchived } })
  }
  return (
    <Button variant="default" size="xs" loading={begin.isPending} onClick={() => void ask()}>
      {isArchived ? <Trans>В архив</Trans> : <Trans>Вернуть из архива</Trans>}
    </Button>
  )
}

function RoleButton({ person_ids, onBegun }: ActionProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useAllowed(assignRole)) return null
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        <Trans>Роль</Trans>
      </Button>
      {isOpen ? <RoleDialog person_ids={person_ids} onBegun={onBegun} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

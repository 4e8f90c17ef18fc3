import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Folder } from '#platform/contract/enumerations.ts'
import { query } from '#platform/web/api/index.ts'
import { Badge, Group, Tabs, TabStrip } from '#platform/web/ui/index.ts'
import { countFolders } from '../../contract/documents.ts'
import { documentFolders, documentFolderTitles } from '../../rules/folder.ts'

/** The folders in the order of a paper's way, each with how many documents stand in it. */
export function FolderStrip({ open }: { open: Folder }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const counted = useQuery(query(countFolders, {}))
  const counts = new Map(counted.data?.items.map((one) => [one.folder, one]))
  const tabs = documentFolders.map((folder) => {
    const { documents = 0, overdue = 0 } = counts.get(folder) ?? {}
    const isCounted = documents > 0 && folder !== 'archive'
    return {
      value: folder,
      title: (
        <Group gap={6} wrap="nowrap">
          {documentFolderTitles[folder]}
          {isCounted ? (
            <Badge
              size="sm"
              variant="light"
              color={overdue > 0 ? 'red' : 'gray'}
              title={overdue > 0 ? t`Просрочено: ${overdue}` : undefined}
            >
              {documents}
            </Badge>
          ) : null}
        </Group>
      ),
    }
  })
  return (
    <Tabs value={open} onChange={(slug) => void navigate({ to: '/documents/$slug', params: { slug: slug ?? open } })}>
      <TabStrip tabs={tabs} open={open} label={t`Папки документов`} />
    </Tabs>
  )
}
